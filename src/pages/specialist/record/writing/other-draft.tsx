import type { DraftActor } from '#src/features/drafts/draft-registry.ts';
import { readWriting, type WritingValues } from '#src/features/drafts/writing-store.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '#src/lib/locale.ts';
import { partLabels, writingTexts as texts } from '#src/texts/writing.ts';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { labelOf } from './templates/template-fields.ts';
import type { Writing } from './writing-address.ts';

/** What another tab or device has typed into the same draft, where it is not what stands here: it is read before one chooses. */
export function OtherDraft({ writing, actor }: { writing: Writing; actor: DraftActor }) {
  const t = useWords();
  const { patientId, visitId, kind } = writing;
  const { data } = useQuery({
    queryKey: ['other-draft', patientId, visitId, kind],
    queryFn: () => readWriting(actor.getSnapshot().context.key),
    ...{ staleTime: 0, gcTime: 0 },
  });
  if (!data) return null;
  const mine = (actor.getSnapshot().context.waiting?.value ?? {}) as WritingValues;
  const theirs = (data.value ?? {}) as WritingValues;
  const others = Object.entries(theirs).filter(([name, text]) => typeof text === 'string' && text !== mine[name]);
  if (others.length === 0) return <Text>{t(texts.draftNothing)}</Text>;
  return (
    <Stack gap="2xs">
      <Text look="strong">{t(texts.draftTheirs)}</Text>
      <Texts>
        {others.map(([name, text]) => (
          <div key={name}>
            {(kind === 'care-plan' ? /^title$|^items\./.test(name) : name in partLabels) && <dt>{labelOf(name, t)}</dt>}
            <dd>{String(text)}</dd>
          </div>
        ))}
      </Texts>
    </Stack>
  );
}

const Texts = styled('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2xs',
    maxHeight: '40dvh',
    overflowY: 'auto',
    '& dt': { color: 'fg.muted', fontSize: 'small' },
    '& dd': { whiteSpace: 'pre-line' },
  },
});
