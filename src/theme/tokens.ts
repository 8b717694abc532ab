import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';
import { ink } from '#domain/ink.ts';

/** The palette. Every pair that carries text or the edge of a control is checked by tests/src/theme/contrast.test.ts. */
export const palette = {
  white: '#FFFEFC',
  sand: { 100: '#FAF5EC', 200: '#F2EADB', 300: '#E3D7C3', 500: '#8C7D66' },
  evergreen: { 50: '#EDF4F0', 100: '#DCEAE3', 200: '#BAD6C9', 600: '#1F6B57', 700: '#14523F', 800: '#0F4034' },
  coral: { 100: '#FBE5DD', 500: '#E2694A', 600: '#BF4A2C' },
  ink: { 600: '#54605B', 900: ink },
  red: { 50: '#FCEDE9', 200: '#EDBFB6', 700: '#A3261D', 800: '#821C15' },
  amber: { 50: '#FCF1DA', 200: '#EACF94', 700: '#7A4A00' },
  leaf: { 50: '#E7F3E6', 200: '#B9D9B8', 700: '#1D6636' },
};

const spacing = {
  '3xs': { value: '0.25rem' },
  '2xs': { value: '0.5rem' },
  xs: { value: '0.75rem' },
  sm: { value: '1rem' },
  md: { value: '1.5rem' },
  lg: { value: '2rem' },
  xl: { value: '3rem' },
  '2xl': { value: '4rem' },
  '3xl': { value: '6rem' },
};

export const tokens = defineTokens({
  colors: valued(palette),
  fonts: {
    // The sizes of the fallbacks are adjusted in fallbacks.css, so that nothing moves when the font arrives.
    heading: { value: '"Novi Heading", "Novi Heading Fallback", "Novi Heading Fallback Sans", Georgia, serif' },
    body: { value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif' },
  },
  fontSizes: {
    small: { value: '1rem' },
    body: { value: '1.125rem' },
    lead: { value: '1.25rem' },
    h3: { value: '1.25rem' },
    h2: { value: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.625rem)' },
    h1: { value: 'clamp(1.875rem, 1.6rem + 1.4vw, 2.5rem)' },
    display: { value: 'clamp(2.25rem, 1.7rem + 2.4vw, 3.125rem)' },
  },
  fontWeights: { normal: { value: '400' }, medium: { value: '500' }, bold: { value: '650' } },
  lineHeights: { heading: { value: '1.18' }, snug: { value: '1.35' }, body: { value: '1.55' } },
  spacing,
  sizes: {
    ...spacing,
    full: { value: '100%' },
    touch: { value: '2.75rem' },
    control: { value: '3.125rem' },
    icon: { value: '1.5rem' },
    iconSmall: { value: '1.25rem' },
    measure: { value: '40rem' },
    card: { value: '28rem' },
    rail: { value: '18rem' },
    page: { value: '72rem' },
    drawer: { value: '60rem' },
    chip: { value: '10.5rem' },
    chipSmall: { value: '7.5rem' },
    choice: { value: '8rem' },
    yearField: { value: '5.75rem' },
    dayField: { value: '4.25rem' },
    monthField: { value: '8rem' },
    monthFieldWidest: { value: '16rem' },
    menu: { value: '15rem' },
    menuWidest: { value: '22rem' },
    pitch: { value: '44rem' },
    helix: { value: '14rem' },
    /** How much of the helix lies outside of the window. */
    helixHidden: { value: '11.5rem' },
    helixHiddenWide: { value: '10rem' },
    logoName: { value: '3.25rem' },
    logoNameHeight: { value: '1.625rem' },
    bar: { value: '0.375rem' },
    waitingTitle: { value: '20rem' },
    waitingPanel: { value: '12rem' },
    picture: { value: '17rem' },
    dot: { value: '1px' },
  },
  borderWidths: {
    hair: { value: '1px' },
    line: { value: '2px' },
    ring: { value: '2.5px' },
    strong: { value: '3px' },
    mark: { value: '4px' },
  },
  radii: { sm: { value: '0.5rem' }, md: { value: '0.75rem' }, lg: { value: '1.25rem' }, full: { value: '999px' } },
  shadows: {
    panel: { value: '0 1px 2px rgb(60 45 20 / 6%), 0 8px 24px -12px rgb(60 45 20 / 14%)' },
    raised: { value: '0 2px 6px rgb(60 45 20 / 10%), 0 18px 40px -16px rgb(60 45 20 / 28%)' },
  },
  durations: { quick: { value: '120ms' }, arrival: { value: '700ms' } },
  zIndex: { bar: { value: 10 }, popover: { value: 20 }, toast: { value: 40 }, skip: { value: 50 } },
});

/** What the screens use: named by what a color is for. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: { value: '{colors.sand.100}' },
      surface: { value: '{colors.white}' },
      sunken: { value: '{colors.sand.200}' },
    },
    fg: {
      DEFAULT: { value: '{colors.ink.900}' },
      muted: { value: '{colors.ink.600}' },
      onAction: { value: '{colors.white}' },
    },
    line: { DEFAULT: { value: '{colors.sand.300}' }, control: { value: '{colors.sand.500}' } },
    action: {
      DEFAULT: { value: '{colors.evergreen.700}' },
      hover: { value: '{colors.evergreen.800}' },
      subtle: { value: '{colors.evergreen.50}' },
      muted: { value: '{colors.evergreen.100}' },
      line: { value: '{colors.evergreen.200}' },
    },
    accent: {
      DEFAULT: { value: '{colors.coral.500}' },
      strong: { value: '{colors.coral.600}' },
      subtle: { value: '{colors.coral.100}' },
    },
    focus: { value: '{colors.evergreen.600}' },
    danger: tone('red', '{colors.red.800}'),
    warning: tone('amber', '{colors.amber.700}'),
    success: tone('leaf', '{colors.leaf.700}'),
  },
});

function tone(name: 'red' | 'amber' | 'leaf', hover: string) {
  return {
    DEFAULT: { value: `{colors.${name}.700}` },
    hover: { value: hover },
    subtle: { value: `{colors.${name}.50}` },
    line: { value: `{colors.${name}.200}` },
  };
}

type Shades = Record<string, string | Record<string, string>>;
type Valued = Record<string, { value: string } | Record<string, { value: string }>>;

function valued(shades: Shades): Valued {
  return Object.fromEntries(
    Object.entries(shades).map(([name, shade]) => [
      name,
      typeof shade === 'string'
        ? { value: shade }
        : Object.fromEntries(Object.entries(shade).map(([step, value]) => [step, { value }])),
    ]),
  );
}
