import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MemberLayout } from '#src/layouts/member-layout.tsx';
import { show } from '../show.tsx';

describe('the member’s layout', () => {
  it('leads from the logo to each role’s own start, past the bar to the page, and to support', async () => {
    const { user } = show(
      <MemberLayout firstName="Ana" lastName="Ruiz" email="ana@example.org" onSignOut={() => undefined}>
        <h1>Survey</h1>
      </MemberLayout>,
      { at: '/member/survey' },
    );
    expect(screen.getByRole('link', { name: 'Novi home' })).toHaveAttribute('href', '/loading');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Need help?');
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  });
});
