import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LanguageSwitch } from '../../../src/ui/LanguageSwitch.tsx';
import { commonTexts } from '../../../src/texts/common.ts';
import { setLocale, useWords } from '../../../src/texts/locale.ts';
import { show } from '../show.tsx';

afterEach(() => act(() => setLocale('en')));

describe('the language', () => {
  it('changes at once, for the whole page, and is kept', async () => {
    const { user } = show(
      <>
        <LanguageSwitch />
        <Greeting />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(screen.getByText('Continuar')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Español' })).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement.lang).toBe('es');
    expect(localStorage.getItem('locale')).toBe('es');
  });

  it.each([
    ['what was chosen before', { kept: 'es', browser: 'en-US' }, 'es'],
    ['the browser’s language', { kept: null, browser: 'es-MX' }, 'es'],
    ['English, where the browser speaks another', { kept: null, browser: 'fr-CA' }, 'en'],
    ['English, where what was kept is no language of ours', { kept: 'xx', browser: 'fr-CA' }, 'en'],
  ])('begins with %s', async (_, { kept, browser }, expected) => {
    if (kept !== null) localStorage.setItem('locale', kept);
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
    vi.resetModules();
    const fresh = await import('../../../src/texts/locale.ts');
    expect(fresh.getLocale()).toBe(expected);
    expect(document.documentElement.lang).toBe(expected);
  });
});

function Greeting() {
  const t = useWords();
  return <p>{t(commonTexts.continue)}</p>;
}
