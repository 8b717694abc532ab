import { useId, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { fileNameOf, sheetOf } from '../../domain/pedigree/page.ts';
import { svgOf } from '../../domain/pedigree/svg.ts';
import { saveFile } from '../app/download.ts';
import { pedigreeTexts as texts } from '../texts/pedigree.ts';
import { useLocale, useWords } from '../texts/locale.ts';
import { AlertBanner } from '../ui/AlertBanner.tsx';
import { Button } from '../ui/Button.tsx';
import { RadioGroupField } from '../ui/fields/index.ts';
import { Actions, Stack } from '../ui/Stack.tsx';
import { Heading } from '../ui/Text.tsx';
import { showToast } from '../ui/toast/store.ts';
import { FamilyFiles } from './FamilyFiles.tsx';
import { saveFamily } from './saveFamily.ts';
import { SheetShapes } from './SheetShapes.tsx';
import { useDrawing, type PedigreeOf } from './useDrawing.ts';

type KeepPedigreeProps = Omit<PedigreeOf, 'withNames'> & {
  patientId: string;
  /** Makes sure that the backend knows what is drawn: the PDF is made there. */
  beforePdf?: () => Promise<void>;
};

/** Saving and printing a pedigree, with or without the names of people. On paper it stands alone. */
export function KeepPedigree({ patientId, beforePdf, ...of }: KeepPedigreeProps) {
  const t = useWords();
  const locale = useLocale();
  const headingId = useId();
  const [names, setNames] = useState<'shown' | 'hidden'>('shown');
  const [state, setState] = useState<'ready' | 'working' | 'failed'>('ready');
  const [now] = useState(() => new Date());
  const drawing = useDrawing({ ...of, withNames: names === 'shown' });
  const sheet = sheetOf(drawing, now, locale);

  const savePdf = async () => {
    setState('working');
    try {
      await beforePdf?.();
      await saveFamily({ patientId, format: 'pdf', names }, `${fileNameOf(now, locale)}.pdf`);
      showToast(t(texts.saved));
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  const saveSvg = () => {
    saveFile(new Blob([svgOf(sheet, locale)], { type: 'image/svg+xml' }), `${fileNameOf(now, locale)}.svg`);
    showToast(t(texts.saved));
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
      {state === 'failed' && (
        <AlertBanner tone="destructive" live title={t(texts.saveFailed)}>
          {t(texts.saveFailedBody)}
        </AlertBanner>
      )}
      <Actions>
        <Button
          wide="phone"
          loading={state === 'working'}
          loadingText={t(texts.preparing)}
          onClick={() => void savePdf()}
        >
          {t(texts.savePdf)}
        </Button>
        <Button look="secondary" wide="phone" onClick={saveSvg}>
          {t(texts.saveSvg)}
        </Button>
        <Button look="secondary" wide="phone" onClick={() => window.print()}>
          {t(texts.print)}
        </Button>
      </Actions>
      <FamilyFiles patientId={patientId} names={names} before={beforePdf} />
      <style>{longSideOfPaper}</style>
      <OnPaper data-print-alone>
        <SheetShapes width={sheet.width} height={sheet.height} parts={sheet.parts} title={sheet.title} />
      </OnPaper>
    </Stack>
  );
}

const longSideOfPaper = '@page { size: landscape; margin: 1cm; }';

/** One page, on its long side. */
const OnPaper = chakra('div', {
  base: {
    display: 'none',
    _print: {
      display: 'block',
      position: 'fixed',
      inset: '0',
      bg: 'white',
      '& svg': { width: 'full', height: 'full' },
    },
  },
});
