import { describe, expect, it } from 'vitest';
import { emailLink, phoneLink } from '#src/lib/contact-links.ts';

describe('a link to an address', () => {
  it('is the address as it stands', () => {
    expect(emailLink('maria@example.com')).toBe('mailto:maria@example.com');
  });

  it.each([
    'a?bcc=eve@example.com',
    'a&cc=eve@example.com',
    'a,eve@example.com',
    'a%0d%0abcc:b@example.com',
    'a#b@c.de',
  ])('adds nobody and nothing where it holds signs of a link: %s', (address) => {
    const { href, pathname, search, hash } = new URL(emailLink(address));
    expect([decodeURIComponent(pathname), search, hash]).toEqual([address, '', '']);
    expect(href).toMatch(/^mailto:[^,;?&#]+$/);
  });
});

describe('a link to a number', () => {
  it('is of its digits and a plus alone', () => {
    expect(phoneLink('+1 (312) 555-0142')).toBe('tel:+13125550142');
    expect(phoneLink('3125550142?body=x#y')).toBe('tel:3125550142');
  });
});
