import type { ReactNode } from 'react';
import { roomIn } from '#src/theme/windows.ts';
import { styled } from '#src/ui/styled.tsx';

type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Of one length, such as a date: however long the others are, it stays in one line. */
  inLine?: boolean;
};
type DataTableProps<Row> = {
  /** What the table lists, for who hears it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
};

/**
 * A table of records. Where there is no room for its columns, each row stands as a list of its own, with the name of the column before
 * each value; the roles are said, because such a row is no table row to every browser.
 */
export function DataTable<Row>({ label, columns, rows, idOf }: DataTableProps<Row>) {
  return (
    <Frame>
      <Table role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ header }) => (
              <th key={header} role="columnheader" scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={idOf(row)} role="row">
              {columns.map(({ header, cell, inLine = false }) => (
                <Cell key={header} role="cell" inLine={inLine}>
                  <Name>{header}</Name>
                  <div>{cell(row)}</div>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const Frame = styled('div', {
  base: {
    containerType: 'inline-size',
    bg: 'bg.surface',
    border: '{borderWidths.hair} solid {colors.line}',
    borderRadius: 'md',
    overflow: 'hidden',
  },
});
const Table = styled('table', {
  base: {
    display: 'block',
    width: 'full',
    borderCollapse: 'collapse',
    overflowWrap: 'anywhere',
    '& th': { color: 'fg.muted', fontSize: 'small', fontWeight: 'medium' },
    '& th, & td': { paddingInline: 'sm', verticalAlign: 'baseline', textAlign: 'start' },
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tbody tr': { display: 'block', paddingBlock: 'xs' },
    '& tbody tr + tr': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' },
    '& td': { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 'sm', paddingBlock: '3xs' },
    [roomIn.columns]: {
      display: 'table',
      '& thead': { display: 'table-header-group' },
      '& tbody': { display: 'table-row-group' },
      '& tbody tr': { display: 'table-row', borderBlockStart: '{borderWidths.hair} solid {colors.line}' },
      '& th, & td': { paddingBlock: '2xs' },
      '& td': { display: 'table-cell' },
    },
  },
});
const Cell = styled('td', {
  variants: { inLine: { true: { [roomIn.columns]: { whiteSpace: 'nowrap' } }, false: {} } },
});
const Name = styled('span', {
  base: { color: 'fg.muted', fontSize: 'small', [roomIn.columns]: { display: 'none' } },
});
