import { BareLayout } from '../../layouts/BareLayout.tsx';
import { useWords } from '../../texts/locale.ts';
import { DonePicture } from '../illustrations/DonePicture.tsx';
import { JoinedPicture } from '../illustrations/JoinedPicture.tsx';
import { WelcomePicture } from '../illustrations/WelcomePicture.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { Pictured } from '../Pictured.tsx';
import { Stack } from '../Stack.tsx';
import { Text } from '../Text.tsx';
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
