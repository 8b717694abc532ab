import { BareLayout } from '../../layouts/bare-layout.tsx';
import { useWords } from '../../lib/locale.ts';
import { DonePicture } from '../../ui/illustrations/done-picture.tsx';
import { JoinedPicture } from '../../ui/illustrations/joined-picture.tsx';
import { WelcomePicture } from '../../ui/illustrations/welcome-picture.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Pictured } from '../../ui/pictured.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { sample } from './sample.ts';

/** The pictures, each beside words. */
export function PictureSamples() {
  const t = useWords();
  return (
    <BareLayout>
      <Stack gap="lg">
        <PageHeading>{t(title)}</PageHeading>
        {Object.entries({ WelcomePicture, JoinedPicture, DonePicture }).map(([name, Picture]) => (
          <Pictured key={name} picture={<Picture />}>
            <Text>{name}</Text>
          </Pictured>
        ))}
      </Stack>
    </BareLayout>
  );
}

const title = sample('Pictures', 'Imágenes');
