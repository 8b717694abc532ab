import { isAllListed, listedIn, newAllListed, type ListedGroup, type YesNoUnknown } from '#domain/family-history.ts';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { allListedQuestions, allListedTexts } from '#src/texts/counts.ts';
import { Card } from '#src/ui/card.tsx';
import { RadioGroupField } from '#src/ui/fields/index.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Heading } from '#src/ui/text.tsx';
import { useFamilyHistory, useSurvey } from '../use-survey.ts';

/** The id of the card in the page. */
const listedGroupsId = 'all-listed';

/** Whether all cousins, nieces and nephews, and grandchildren are listed, group by group; none is one press. */
export function ListedGroups({ groups }: { groups: readonly ListedGroup[] }) {
  const t = useWords();
  if (groups.length === 0) return null;
  return (
    <Card look="outlined" pad="sm" id={listedGroupsId} tabIndex={-1}>
      <Stack gap="sm">
        <Heading size="h3">{t(allListedTexts.title)}</Heading>
        {groups.map((group) => (
          <AllListed key={group} group={group} />
        ))}
      </Stack>
    </Card>
  );
}

function AllListed({ group }: { group: ListedGroup }) {
  const t = useWords();
  const survey = useSurvey();
  const history = useFamilyHistory();
  const answer = isAllListed(history, group);
  const isEmpty = listedIn(group, history).length === 0;
  return (
    <RadioGroupField
      name={group}
      label={t(allListedQuestions[group])}
      hint={answer === 'no' ? t(allListedTexts.addThem) : isEmpty ? t(allListedTexts.noneListed) : undefined}
      inline="short"
      options={[
        { value: 'yes', label: t(isEmpty ? allListedTexts.none : allListedTexts.all) },
        { value: 'no', label: t(isEmpty ? allListedTexts.some : allListedTexts.more) },
        { value: 'unknown', label: t(commonTexts.notSure) },
      ]}
      chosen={answer === null ? [] : [answer]}
      onChoose={([chosen]) =>
        survey.change((now) => ({
          ...now,
          all_listed: { ...(now.all_listed ?? newAllListed()), [group]: (chosen ?? null) as YesNoUnknown | null },
        }))
      }
    />
  );
}
