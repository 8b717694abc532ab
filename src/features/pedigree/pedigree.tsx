import { useId, useState } from 'react';
import { useWords } from '../../lib/locale.ts';
import { pedigreeTexts as texts } from '../../texts/pedigree.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { Heading } from '../../ui/text.tsx';
import { PedigreeKey } from './pedigree-key.tsx';
import { PedigreeList } from './pedigree-list.tsx';
import { PedigreePicture } from './pedigree-picture.tsx';
import { useDrawing, type PedigreeOf } from './use-drawing.ts';

/**
 * A family history as a pedigree: the picture with its key, and the same family as a list, which a screen reader always
 * finds and everybody else can show.
 */
export function Pedigree(props: PedigreeOf) {
  const t = useWords();
  const headingId = useId();
  const drawing = useDrawing(props);
  const [isListed, setIsListed] = useState(false);
  return (
    <Stack gap="md">
      <PedigreePicture drawing={drawing} />
      <PedigreeKey entries={drawing.key} />
      <div>
        <Button look="secondary" size="sm" aria-pressed={isListed} onClick={() => setIsListed(!isListed)}>
          {t(texts.showList)}
        </Button>
      </div>
      <ListFrame data-shown={isListed || undefined} aria-labelledby={headingId}>
        <Heading id={headingId}>{t(texts.list)}</Heading>
        <PedigreeList outline={drawing.outline} />
      </ListFrame>
    </Stack>
  );
}

/** Out of sight until it is shown, but never out of the reach of a screen reader. */
const ListFrame = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'sm',
    '&:not([data-shown])': {
      position: 'absolute',
      width: 'dot',
      height: 'dot',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      // A large family is laid out when somebody reads it.
      contentVisibility: 'auto',
    },
  },
});
