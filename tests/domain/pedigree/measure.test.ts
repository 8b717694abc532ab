import { describe, expect, it } from 'vitest';
import { noBreak, widthOf, wrapped } from '../../../domain/pedigree/measure.ts';

describe('words below a symbol', () => {
  it('are broken at spaces, and no wider than they may be', () => {
    const lines = wrapped('José Maximiliano de la Concepción', 12, 96, true);
    expect(lines).toEqual(['José', 'Maximiliano de', 'la Concepción']);
    for (const line of lines) expect(widthOf(line, 12, true)).toBeLessThanOrEqual(96);
  });

  it('are broken after a hyphen before a word is', () => {
    expect(wrapped('Fernández-Gutiérrez', 12, 96, true)).toEqual(['Fernández-', 'Gutiérrez']);
    expect(wrapped('Konstantinopolitania', 12, 96, true)).toEqual(['Konstantinopoli-', 'tania']);
  });

  it('keep an age with what it is of, unless there is no room for both', () => {
    expect(wrapped(`Ca mama bilat dx${noBreak}47`, 12, 96)).toEqual(['Ca mama bilat', 'dx 47']);
    expect(wrapped(`Konstantinopel${noBreak}12`, 12, 85)).toEqual(['Konstantinopel', '12']);
  });

  it('are none where nothing is said', () => {
    expect(wrapped('', 12, 96)).toEqual([]);
    expect(wrapped('  ', 12, 96)).toEqual([]);
  });
});
