import type { ReactNode } from 'react';
import { styled } from '#src/ui/styled.tsx';

type PictureProps = { /** What it shows, for who can't see it. */ label: string };

/** Our own drawings for the steps of the sample. */
export const WaitPicture = ({ label }: PictureProps) => (
  <Picture label={label}>
    <Soft d="M60 22a38 38 0 1 1 0 76 38 38 0 1 1 0-76Z" />
    <Line d="M60 22a38 38 0 1 1 0 76 38 38 0 1 1 0-76Z" />
    <Accent d="M60 60V34A26 26 0 0 1 60 86Z" />
    <Line d="M60 34v26l14 12M60 22v5M60 93v5M22 60h5M93 60h5" />
    <Line d="M50 12h20M60 12v10" />
  </Picture>
);

export const FillPicture = ({ label }: PictureProps) => (
  <Picture label={label}>
    <Soft d="M46 46h28v44a14 14 0 0 1-28 0Z" />
    <Accent d="M46 70h28v20a14 14 0 0 1-28 0Z" />
    <Line d="M46 46v44a14 14 0 0 0 28 0V46M36 30l10 16h28l10-16ZM46 70h28" />
    <Line d="M60 8c5 6 6 8 6 10.500a6 6 0 0 1-12 0C54 16 55 14 60 8Z" />
    <Line d="M80 70h12" />
  </Picture>
);

export const ClosePicture = ({ label }: PictureProps) => (
  <Picture label={label}>
    <Soft d="M47 44h26v44a13 13 0 0 1-26 0Z" />
    <Accent d="M47 66h26v22a13 13 0 0 1-26 0Z" />
    <Line d="M47 44v44a13 13 0 0 0 26 0V44M43 28h34v16H43ZM52 28v16M60 28v16M68 28v16" />
    <Line d="M44 18a17 9 0 0 1 32 0m0 0-1-7m1 7-7-1" />
    <Line d="M32 60c-4 6-4 12 0 18M24 56c-6 9-6 18 0 27M88 60c4 6 4 12 0 18M96 56c6 9 6 18 0 27" />
  </Picture>
);

export const LabelPicture = ({ label }: PictureProps) => (
  <Picture label={label}>
    <Soft d="M40 20h28v72a14 14 0 0 1-28 0Z" />
    <Line d="M40 20v72a14 14 0 0 0 28 0V20M36 12h36v12H36Z" />
    <Accent d="M40 42h28v40H40Z" />
    <Line d="M40 42h28v40H40M48 52h12M48 62h12M48 72h7" />
    <Soft d="M66 76l30-34 10 9-30 34-13 4Z" />
    <Line d="M66 76l30-34 10 9-30 34-13 4ZM66 76l10 9M89 50l10 9" />
  </Picture>
);

export const PackPicture = ({ label }: PictureProps) => (
  <Picture label={label}>
    <Soft d="M24 20h72v82a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6Z" />
    <Line d="M24 20h72v82a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6ZM24 32h72M84 26h6" />
    <Accent d="M38 62h20v26a10 10 0 0 1-20 0Z" />
    <Line d="M38 48v40a10 10 0 0 0 20 0V48M35 40h26v8H35Z" />
    <Line d="M68 60h18v36H68ZM72 68h10M72 78h10M72 88h10" />
  </Picture>
);

export const MailPicture = ({ label }: PictureProps) => (
  <Picture label={label}>
    <Soft d="M18 52 60 34l42 18v40L60 108 18 92Z" />
    <Line d="M18 52 60 34l42 18v40L60 108 18 92ZM18 52l42 17 42-17M60 69v39" />
    <Accent d="M72 79l18-7v12l-18 7Z" />
    <Line d="M72 79l18-7v12l-18 7Z" />
    <Line d="M60 24V8m-8 8 8-8 8 8" />
  </Picture>
);

function Picture({ label, children }: PictureProps & { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 120 120" role="img" aria-label={label} focusable="false">
      {children}
    </Drawing>
  );
}

const Drawing = styled('svg', {
  base: {
    width: { base: '3xl', sm: 'full' },
    height: '3xl',
    borderRadius: 'md',
    bg: 'action.subtle',
    fill: 'none',
    strokeWidth: '3',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});
const Line = styled('path', { base: { stroke: 'action' } });
const Soft = styled('path', { base: { fill: 'bg.surface' } });
const Accent = styled('path', { base: { fill: 'accent', opacity: '0.55' } });
