import { useId } from 'react';
import { answerAbove, unevaluatedIn, valueOf, type Place } from '#domain/questionnaire.ts';
import { useWords } from '../../lib/locale.ts';
import { questionnaireTexts } from '../../texts/questionnaire.ts';
import { Stack } from '../../ui/stack.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useAsking } from './context.ts';
import { titleOf } from './pages.ts';
import { Question } from './question.tsx';
import { RepeatedGroup } from './repeated-group.tsx';
import { isShown } from './support.ts';
import { useAnswerText } from './use-answer-text.ts';

/** The items that are asked, in their order, with what stands below them. */
export function QuestionList({ places }: { places: readonly Place[] }) {
  const { form } = useAsking();
  return places
    .filter((place) => isShown(place, form))
    .map((place) => <Item key={place.key} place={place} all={places.filter((other) => other.item === place.item)} />);
}

function Item({ place, all }: { place: Place; all: readonly Place[] }) {
  const { item, below } = place;
  if (item.type === 'group' && item.repeats) {
    // The first of them draws them all.
    return place === all[0] && <RepeatedGroup places={all} draw={(one) => <QuestionList places={one.below} />} />;
  }
  if (item.type === 'group') return <Group place={place} />;
  if (item.type === 'display') return <Text>{titleOf(item)}</Text>;
  return (
    <>
      <Question place={place} />
      <QuestionList places={below.filter((child) => answerAbove(child) === undefined)} />
      {place.answers.map((answer, index) => (
        <Below
          key={index}
          place={place}
          index={index}
          isOneOf={place.answers.length > 1 && valueOf(answer) !== undefined}
        />
      ))}
    </>
  );
}

function Group({ place }: { place: Place }) {
  const t = useWords();
  const id = useId();
  const { item, below } = place;
  return (
    <Stack gap="md" role="group" aria-labelledby={item.text ? id : undefined}>
      {item.text && (
        <Heading size="h3" id={id}>
          {titleOf(item)}
        </Heading>
      )}
      {unevaluatedIn(item) === 'asked' && <Text look="small">{t(questionnaireTexts.askedUnknown)}</Text>}
      <QuestionList places={below} />
    </Stack>
  );
}

type BelowProps = {
  place: Place;
  index: number;
  /** There are others, so that it is said which answer is meant. */
  isOneOf: boolean;
};

/** What is asked below an answer. */
function Below({ place, index, isOneOf }: BelowProps) {
  const text = useAnswerText();
  const { form } = useAsking();
  const below = place.below.filter((child) => answerAbove(child) === index);
  const answer = place.answers[index];
  if (!answer || !below.some((child) => isShown(child, form))) return null;
  if (!isOneOf) return <QuestionList places={below} />;
  const name = text(place.item, [answer]);
  return (
    <Stack gap="md" role="group" aria-label={name}>
      <Text look="strong">{name}</Text>
      <QuestionList places={below} />
    </Stack>
  );
}
