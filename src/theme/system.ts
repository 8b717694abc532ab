import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css.ts';
import { semanticTokens, tokens } from './tokens.ts';

/**
 * The app's design system. It stands on Chakra's base config, without Chakra's own tokens and recipes: those weigh twice
 * as much as the rest of the sign-in page's styling. A recipe lives in recipes/ and is given to the piece that wears it.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'novi',
    preflight: true,
    globalCss,
    theme: {
      breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
      keyframes: {
        spin: { to: { transform: 'rotate(360deg)' } },
        pulse: { '50%': { opacity: '0.55' } },
        fadeIn: { from: { opacity: '0' } },
        rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
      },
      tokens,
      semanticTokens,
    },
  }),
);
