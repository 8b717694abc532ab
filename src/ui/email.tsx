import { Fragment } from 'react';

/** A text in which e-mails may stand: in a narrow place they break after their `@` and before a period, and not within a word. */
export function Email({ children }: { children: string }) {
  return children.split(EMAIL).map((text, index) => (index % 2 === 1 ? <Breakable key={index} email={text} /> : text));
}

function Breakable({ email }: { email: string }) {
  return (email.match(PARTS) ?? []).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** With a group, so that `split` keeps what it finds. The period after a sentence is not the e-mail's. */
const EMAIL = /([^\s@]+@[^\s@]*[^\s@.,;:!?)])/;
const PARTS = /\.?[^.@]+@?|[.@]/g;
