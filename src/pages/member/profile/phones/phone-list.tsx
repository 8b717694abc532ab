import { formatPhone, mostPhones } from '#domain/phone.ts';
import type { components } from '#openapi/generated/types.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useWords } from '#src/lib/locale.ts';
import { phoneTexts as texts } from '#src/texts/phones.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { CheckCircleIcon, PlusIcon } from '#src/ui/icons.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text, TextLink } from '#src/ui/text.tsx';
import { Skeleton } from '#src/ui/waiting.tsx';
import { profilePaths } from '../profile-paths.ts';
import { usePhones } from './use-phones.ts';

type Phone = components['schemas']['UserPhone'];

/** The member's phones, the one to try first on top, each with what we may use it for. */
export function PhoneList({ userId }: { userId: string }) {
  const t = useWords();
  const phones = usePhones(userId);
  return (
    <Stack gap="sm">
      <Text look="muted">{t(texts.lead)}</Text>
      <Loaded of={[phones]} waiting={t(texts.looking)} skeleton={<Skeleton />}>
        {({ data }) => (
          <>
            {data.length === 0 ? (
              <Text>{t(texts.none)}</Text>
            ) : (
              <List>
                {data.map((phone) => (
                  <Item key={phone.id} phone={phone} />
                ))}
              </List>
            )}
            {data.length < mostPhones ? (
              <div>
                <LinkButton to={profilePaths.newPhone} look="secondary" wide="phone" icon={<PlusIcon size="sm" />}>
                  {t(texts.add)}
                </LinkButton>
              </div>
            ) : (
              <Text look="small">{t(texts.full, { most: mostPhones })}</Text>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function Item({ phone }: { phone: Phone }) {
  const t = useWords();
  const { id, kind, is_primary, may_text, may_leave_message } = phone;
  const number = formatPhone(phone.number);
  const uses = [
    ...(kind === 'mobile' ? [may_text ? texts.texts : texts.noTexts] : []),
    may_leave_message ? texts.messages : texts.noMessages,
  ];
  return (
    <li>
      <Text look="strong">
        {number} · {t(texts[kind])}
      </Text>
      {is_primary && (
        <First as="span" look="small">
          <CheckCircleIcon size="sm" /> {t(texts.first)}
        </First>
      )}
      <Text look="small">{uses.map((use) => t(use)).join(' · ')}</Text>
      <TextLink to={profilePaths.phone(id)}>{t(texts.change, { number })}</TextLink>
    </li>
  );
}

const First = styled(Text, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3xs', '& svg': { color: 'action' } },
});

const List = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li': { paddingBlock: 'xs', borderBlockStart: '{borderWidths.hair} solid {colors.line}' },
    '& > li > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
  },
});
