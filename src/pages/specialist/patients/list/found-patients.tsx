import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { components } from '#openapi/generated/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { patientListTexts as texts } from '#src/texts/patients.ts';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { wasTurnedTo } from '../list-query.ts';
import { Paging } from './paging.tsx';
import { PatientRow } from './patient-row.tsx';

/** A page of patients, how many there are, and the way to the other pages. */
export function FoundPatients({ patients }: { patients: components['schemas']['PatientPage'] }) {
  const t = useWords();
  const { items, total, page, page_size } = patients;
  const pages = Math.max(1, Math.ceil(total / page_size));
  const count = useFocusOfPage(page);
  return (
    <>
      <Count ref={count} role="status" tabIndex={-1}>
        {pages === 1 && page === 1
          ? t(total === 1 ? texts.one : texts.many, { total })
          : t(texts.range, {
              from: Math.min(total, (page - 1) * page_size + 1),
              to: Math.min(total, page * page_size),
              total,
            })}
      </Count>
      <List>
        {items.map((patient) => (
          <PatientRow key={patient.id} patient={patient} />
        ))}
      </List>
      {(pages > 1 || page > pages) && <Paging page={page} pages={pages} />}
    </>
  );
}

/** A page that was turned to is read from its beginning. Whoever types or sorts stays where they are. */
function useFocusOfPage(page: number) {
  const place = useRef<HTMLParagraphElement>(null);
  const shown = useRef(page);
  const wasTurned = wasTurnedTo(useLocation().state);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!wasTurned) return;
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'center' });
  }, [page, wasTurned]);
  return place;
}

const Count = styled(Text, { base: { color: 'fg.muted', fontSize: 'small', _focus: { outline: 'none' } } });
const List = styled('ul', {
  base: {
    listStyle: 'none',
    // Its rows go by its own width: a record may stand beside it.
    containerType: 'inline-size',
    bg: 'bg.surface',
    border: '{borderWidths.hair} solid {colors.line}',
    borderRadius: 'md',
    overflow: 'hidden',
    '& > li + li': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' },
  },
});
