import type { Entry, Section } from '#domain/pedigree/outline.ts';
import { styled } from '../../ui/styled.tsx';
import { Heading } from '../../ui/text.tsx';

/** The family in words: everybody once, children below their parents. */
export function PedigreeList({ outline }: { outline: readonly Section[] }) {
  return outline.map(({ id, title, note, people }) => (
    <section key={id}>
      <Heading as="h3" size="h3">
        {title}
      </Heading>
      {note && <p>{note}</p>}
      <People people={people} />
    </section>
  ));
}

function People({ people }: { people: readonly Entry[] }) {
  return (
    <List>
      {people.map(({ id, title, facts, families }) => (
        <li key={id}>
          <Name>{title}</Name>
          {facts.length > 0 && `: ${facts.join('; ')}`}
          {families.length > 0 && (
            <List>
              {families.map((family) => (
                <li key={family.id}>
                  {family.title}
                  <People people={[family.partner, ...family.children]} />
                </li>
              ))}
            </List>
          )}
        </li>
      ))}
    </List>
  );
}

const Name = styled('strong', { base: { fontWeight: 'bold' } });
const List = styled('ul', {
  base: { paddingInlineStart: 'md', listStyleType: 'disc', lineHeight: 'snug', '& li': { marginBlockStart: '3xs' } },
});
