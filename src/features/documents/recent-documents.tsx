import { useWords } from '../../lib/locale.ts';
import { paths } from '#domain/paths.ts';
import { documentTexts as texts } from '../../texts/documents.ts';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading, Text, TextLink } from '../../ui/text.tsx';
import { Loaded } from '../loading/loaded.tsx';
import { DocumentList } from './document-list.tsx';
import { useDocuments } from './use-documents.ts';

/**
 * The newest documents, for pages that tell of more than these, and the way to all of them, which the list would push down if it
 * came later.
 */
export function RecentDocuments({ count = 3 }: { count?: number }) {
  const t = useWords();
  const documents = useDocuments();
  return (
    <Card aria-labelledby="recent-documents">
      <Stack gap="sm">
        <Heading id="recent-documents">{t(texts.title)}</Heading>
        <Loaded of={[documents]} waiting={t(texts.looking)}>
          {({ data }) => (
            <>
              {data.length === 0 ? (
                <Text look="muted">{t(texts.emptyBody)}</Text>
              ) : (
                <DocumentList documents={data.slice(0, count)} />
              )}
              <div>
                <TextLink to={paths.documents}>{t(texts.all)}</TextLink>
              </div>
            </>
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}
