import { BareLayout } from '../../layouts/bare-layout.tsx';
import { useWords } from '../../lib/locale.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Stack } from '../../ui/stack.tsx';
import { BulletList, TextLink } from '../../ui/text.tsx';
import { BannerSamples } from './banner-samples.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { IconSamples } from './icon-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { sample } from './sample.ts';
import { TextSamples } from './text-samples.tsx';
import { WaitingSamples } from './waiting-samples.tsx';

type PiecesProps = { pages: readonly string[]; dialogOpen?: boolean };

/** Everything that fits on one page, and the ways to what needs a page of its own. */
export function Pieces({ pages, dialogOpen = false }: PiecesProps) {
  const t = useWords();
  return (
    <BareLayout>
      <Stack gap="xl">
        <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
        <nav aria-label={t(texts.samples)}>
          <BulletList>
            {pages.map((page) => (
              <li key={page}>
                <TextLink to={`/ui/${page}`}>{page}</TextLink>
              </li>
            ))}
          </BulletList>
        </nav>
        <ButtonSamples />
        <BannerSamples />
        <TextSamples />
        <WaitingSamples />
        <OverlaySamples dialogOpen={dialogOpen} />
        <IconSamples />
      </Stack>
    </BareLayout>
  );
}

const texts = {
  title: sample('The pieces', 'Las piezas'),
  lead: sample(
    'Everything a screen is built from, in every state. What needs a page of its own is listed here.',
    'Todo lo que forma una pantalla, en cada estado. Lo que necesita su propia página está en esta lista.',
  ),
  samples: sample('Samples', 'Muestras'),
};
