import { describe, expect, it } from 'vitest';
import { palette } from '#src/theme/tokens.ts';

const { white, sand, evergreen, coral, ink, red, amber, leaf } = palette;
const grounds = { white, sand100: sand[100], sand200: sand[200] };

describe('contrast (WCAG 2.2)', () => {
  it.each(Object.entries(grounds))('text reads on %s (1.4.3: 4.5)', (_, ground) => {
    for (const text of [ink[900], ink[600], evergreen[700], red[700], amber[700], leaf[700]]) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(Object.entries(grounds))('edges of controls and the focus ring show on %s (1.4.11: 3)', (_, ground) => {
    for (const edge of [sand[500], evergreen[600], coral[600], red[700]]) {
      expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each([
    ['an action', white, evergreen[700]],
    ['an action under the pointer', white, evergreen[800]],
    ['a destructive action', white, red[700]],
    ['a quiet action under the pointer', evergreen[800], evergreen[100]],
    ['initials', evergreen[700], evergreen[100]],
    ['a chosen answer', ink[600], evergreen[50]],
    ['an error', ink[900], red[50]],
    ['a link to an error', red[700], red[50]],
    ['a warning', ink[900], amber[50]],
    ['a success', ink[900], leaf[50]],
  ])('%s reads (4.5)', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

/** WCAG 2.2, "contrast ratio": (L1 + 0.05) / (L2 + 0.05). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, "relative luminance" of an sRGB color such as #14523F. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
