import { useEffect } from 'react';
import { releaserIn } from '../../../../domain/release.ts';
import { useLocale, useWords } from '../../../texts/locale.ts';
import { releaseTexts as texts } from '../../../texts/release.ts';
import { TextAreaField, useFieldValue } from '../../../ui/fields/index.ts';

/** Who may share the information. What was filled in follows the language of the page until the member changes it. */
export function ReleasedByField() {
  const t = useWords();
  const locale = useLocale();
  const [value, setValue] = useFieldValue('released_by');
  const inThisLanguage = typeof value === 'string' ? releaserIn(locale, value) : value;
  useEffect(() => {
    if (inThisLanguage !== value) setValue(inThisLanguage);
  }, [inThisLanguage, setValue, value]);
  return <TextAreaField name="released_by" label={t(texts.releasedBy)} hint={t(texts.releasedByHint)} rows={2} />;
}
