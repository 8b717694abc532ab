import { useWords } from '#src/lib/locale.ts';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { rosterTexts as texts } from './texts/customers.ts';

type NumberedPagesProps = {
  of: { items: readonly unknown[]; total: number; page: number; page_size: number };
  onTurn: (page: number) => void;
};

/** Which part of a list is shown, and the ways to the parts before and after. */
export function NumberedPages({ of: { items, total, page, page_size }, onTurn }: NumberedPagesProps) {
  const t = useWords();
  const before = (page - 1) * page_size;
  return (
    <Row>
      <Text look="small" role="status">
        {t(texts.count, { from: Math.min(total, before + 1), to: before + items.length, total })}
      </Text>
      {page > 1 && (
        <Button look="secondary" size="sm" onClick={() => onTurn(page - 1)}>
          {t(texts.before)}
        </Button>
      )}
      {before + items.length < total && (
        <Button look="secondary" size="sm" onClick={() => onTurn(page + 1)}>
          {t(texts.next)}
        </Button>
      )}
    </Row>
  );
}
