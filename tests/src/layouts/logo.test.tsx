import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BareLayout } from '#src/layouts/bare-layout.tsx';
import { SiteHeader } from '#src/layouts/site-header.tsx';
import { show } from '../show.tsx';

test.each([
  ['the public site', <SiteHeader signedIn={false} />],
  ['the public site, signed in', <SiteHeader signedIn />],
  ['the sign-in page', <BareLayout>page</BareLayout>],
])('the logo of %s leads to where each role begins', (_, piece) => {
  show(piece);
  expect(screen.getByRole('link', { name: 'Novi home' })).toHaveAttribute('href', '/loading');
});
