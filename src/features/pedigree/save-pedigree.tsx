import { useId, useState } from 'react';
import { fileNameOf, sheetOf } from '#domain/pedigree/page.ts';
import { svgOf } from '#domain/pedigree/svg.ts';
import { useSavedFile } from '../../lib/files/use-saved-file.ts';
import { useLocale, useWords } from '../../lib/locale.ts';
import { usePrinting } from '../../lib/use-printing.ts';
import { pedigreeTexts as texts } from '../../texts/pedigree.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioGroupField } from '../../ui/fields/index.ts';
import { FileFailure, SaveFileButton } from '../../ui/save-file.tsx';
import { Actions, Stack } from '../../ui/stack.tsx';
import { Heading } from '../../ui/text.tsx';
import { FamilyFiles } from './family-files.tsx';
import { PrintedPedigree } from './printed-pedigree.tsx';
import { readFamily } from './read-family.ts';
import { drawFamily, type PedigreeOf } from './use-drawing.ts';

type SavePedigreeProps = Omit<PedigreeOf, 'withNames'> & {
  patientId: string;
  /** Makes sure that the backend knows what is drawn: the PDF is made there. */
  beforePdf?: () => Promise<unknown>;
};

/** Saving and printing a pedigree, with or without the names of people. On paper it stands alone. */
export function SavePedigree({ patientId, beforePdf, ...of }: SavePedigreeProps) {
  const t = useWords();
  const locale = useLocale();
  const headingId = useId();
  const [names, setNames] = useState<'shown' | 'hidden'>('shown');
  const { busy, done, failure, save } = useSavedFile<'pdf' | 'svg'>();
  const [now] = useState(() => new Date());
  const isPrinting = usePrinting();
  const shown = { ...of, withNames: names === 'shown' };

  const savePdf = async () => {
    await beforePdf?.();
    return readFamily({ patientId, format: 'pdf', names });
  };
  const drawSvg = () => {
    const sheet = sheetOf(drawFamily(shown, locale), now, locale);
    const blob = new Blob([svgOf(sheet, locale)], { type: 'image/svg+xml' });
    return Promise.resolve({ blob, name: `${fileNameOf(now, locale)}.svg` });
  };
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <Heading id={headingId}>{t(texts.keep)}</Heading>
      <RadioGroupField
        name="names"
        label={t(texts.names)}
        hint={t(texts.namesHint)}
        inline
        options={[
          { value: 'shown', label: t(texts.withNames) },
          { value: 'hidden', label: t(texts.withoutNames) },
        ]}
        chosen={[names]}
        onChoose={([chosen]) => setNames(chosen === 'hidden' ? 'hidden' : 'shown')}
      />
      <FileFailure failure={failure} title={texts.saveFailed} />
      {done && <AlertBanner tone="success" live title={t(texts.saved)} />}
      <Actions>
        <SaveFileButton busy={busy === 'pdf'} onClick={() => save('pdf', savePdf)}>
          {t(texts.savePdf)}
        </SaveFileButton>
        <SaveFileButton busy={busy === 'svg'} onClick={() => save('svg', drawSvg)}>
          {t(texts.saveSvg)}
        </SaveFileButton>
        <Button look="secondary" wide="phone" onClick={() => window.print()}>
          {t(texts.print)}
        </Button>
      </Actions>
      <FamilyFiles patientId={patientId} names={names} before={beforePdf} />
      {isPrinting && <PrintedPedigree of={shown} now={now} />}
    </Stack>
  );
}
