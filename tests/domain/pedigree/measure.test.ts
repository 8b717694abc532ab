import { describe, expect, it } from 'vitest';
import { noBreak, softHyphen, widthOf, wrapped } from '#domain/pedigree/measure.ts';

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

  it('are parted at a soft hyphen where there is no room for the word, and show none elsewhere', () => {
    const word = `Grand${softHyphen}daughter`;
    expect(wrapped(`${word}${noBreak}1`, 12, 88, true)).toEqual(['Grand-', 'daughter 1']);
    expect(wrapped(`My ${word}`, 12, 96, true)).toEqual(['My', 'Granddaughter']);
    expect(wrapped(word, 12, 96, true)).toEqual(['Granddaughter']);
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
