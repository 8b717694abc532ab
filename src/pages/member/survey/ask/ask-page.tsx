import { titlesOf } from '#domain/family-history/relative-titles.ts';
import { LOCALES, type Locale } from '#domain/words.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { askTexts, questionTexts } from '#src/texts/ask-relative.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { CheckboxGroupField, RadioGroupField } from '#src/ui/fields/index.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { lastSurveyPage } from '../last-page.ts';
import { SurveyFrame } from '../survey-frame.tsx';
import { surveyPaths } from '../survey-paths.ts';
import { useFamilyHistory, useSurveyStatus } from '../use-survey.ts';
import { familyQuestions, personQuestions } from './asked-list.ts';
import { AskedSheet } from './asked-sheet.tsx';
import { NamesForList } from './names-for-list.tsx';
import { openFactsOf } from './open-facts.ts';
import { PassOn } from './pass-on.tsx';
import { Pause, type PauseProps } from './pause.tsx';
import { useAsked } from './use-asked.ts';

/** `/member/survey/ask`: a list of questions for a relative, without any health data in it, and a pause until they answer. */
export function AskPage(pause: PauseProps) {
  const t = useWords();
  const relatives = useFamilyHistory(({ relatives }) => relatives);
  const { isSent } = useSurveyStatus();
  const { choice, list, change } = useAsked();
  const titles = titlesOf(relatives, useLocale());
  const picked = relatives.filter(({ id }) => choice.people.includes(id));
  return (
    <SurveyFrame title={t(askTexts.title)} lead={t(askTexts.lead)}>
      {relatives.length > 0 && (
        <CheckboxGroupField
          name="people"
          label={t(askTexts.about)}
          hint={t(askTexts.aboutHint)}
          options={relatives.map((relative) => {
            const open = openFactsOf(relative).map((fact) => t(askTexts[fact]));
            const hint = open.length > 0 ? t(askTexts.stillOpen, { what: open.join(', ') }) : undefined;
            return { value: relative.id, label: titles.get(relative.id) ?? '', ...(hint && { hint }) };
          })}
          chosen={choice.people}
          onChoose={(people) => change({ people })}
        />
      )}
      <CheckboxGroupField
        name="questions"
        label={t(askTexts.questions)}
        options={[...personQuestions, ...familyQuestions].map((id) => ({ value: id, label: t(questionTexts[id]) }))}
        chosen={[...choice.personQuestions, ...choice.familyQuestions]}
        onChoose={(chosen) =>
          change({
            personQuestions: personQuestions.filter((id) => chosen.includes(id)),
            familyQuestions: familyQuestions.filter((id) => chosen.includes(id)),
          })
        }
      />
      {picked.length > 0 && choice.personQuestions.length > 0 && (
        <NamesForList
          people={picked.map(({ id }) => ({ id, title: titles.get(id) ?? '' }))}
          names={choice.names}
          onName={(id, name) => change({ names: { ...choice.names, [id]: name } })}
        />
      )}
      <RadioGroupField
        name="language"
        label={t(askTexts.language)}
        inline
        options={LOCALES.map((value) => ({ value, label: t(languageNames[value]) }))}
        chosen={[choice.locale]}
        onChoose={([locale]) => change({ locale: LOCALES.find((one) => one === locale) ?? choice.locale })}
      />
      <Stack as="section" gap="sm">
        <Heading>{t(askTexts.preview)}</Heading>
        {list ? (
          <>
            <AskedSheet list={list} locale={choice.locale} />
            <PassOn list={list} />
          </>
        ) : (
          <Text look="muted">{t(askTexts.empty)}</Text>
        )}
      </Stack>
      {!isSent && <Pause {...pause} />}
      <BackLink to={lastSurveyPage() ?? surveyPaths.relatives} />
    </SurveyFrame>
  );
}

const languageNames = { en: askTexts.english, es: askTexts.spanish } satisfies Record<Locale, unknown>;
