import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLocale, useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { LanguageSwitch } from '#src/ui/language-switch.tsx';
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
    ['what was chosen before', { kept: 'es', browser: ['en-US'] }, 'es'],
    ['the browser’s language', { kept: null, browser: ['es-MX'] }, 'es'],
    ['the first language of ours that the browser names', { kept: null, browser: ['fr-CA', 'es-MX', 'en'] }, 'es'],
    ['English, where the browser speaks another', { kept: null, browser: ['fr-CA'] }, 'en'],
    ['English, where what was kept is no language of ours', { kept: 'xx', browser: ['fr-CA'] }, 'en'],
  ])('begins with %s', async (_, { kept, browser }, expected) => {
    if (kept !== null) localStorage.setItem('locale', kept);
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
    vi.resetModules();
    const fresh = await import('#src/lib/locale.ts');
    expect(fresh.getLocale()).toBe(expected);
    expect(document.documentElement.lang).toBe(expected);
  });
});

describe('an address that asks for a language', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('gets it, and it is kept for the pages after', async () => {
    localStorage.setItem('locale', 'en');
    history.replaceState(null, '', '/members?lang=es');
    vi.resetModules();
    const fresh = await import('#src/lib/locale.ts');
    expect(fresh.getLocale()).toBe('es');
    expect(localStorage.getItem('locale')).toBe('es');
  });

  it('gets none that is not ours', async () => {
    history.replaceState(null, '', '/members?lang=tlh');
    vi.resetModules();
    expect((await import('#src/lib/locale.ts')).getLocale()).toBe('en');
    expect(localStorage.getItem('locale')).toBeNull();
  });

  it('asks no more once another language is chosen', () => {
    history.replaceState({ key: 'k' }, '', '/members?lang=es&from=mail#top');
    act(() => setLocale('en'));
    expect(location.pathname + location.search + location.hash).toBe('/members?from=mail#top');
    expect(history.state).toEqual({ key: 'k' });
  });
});

function Greeting() {
  const t = useWords();
  return <p>{t(commonTexts.continue)}</p>;
}
