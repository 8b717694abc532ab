import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  counselors,
  laboratoryKeeps,
  lawOf,
  panel,
  statesNotServed,
  statesServed,
  yearsKept,
} from '#domain/practice.ts';
import { stateNames } from '#domain/states.ts';
import { testConsent } from '#domain/test-consent.ts';
import { staff } from '#scripts/seed/people.ts';
import { holder, support } from '#src/lib/settings.ts';
import BusinessPage from '#src/pages/business/business-page.tsx';
import MembersFaqPage from '#src/pages/members/members-faq-page.tsx';
import MembersPage from '#src/pages/members/members-page.tsx';
import PrivacyPage from '#src/pages/members/privacy-page.tsx';
import TermsPage from '#src/pages/members/terms-page.tsx';
import { closeAccountTexts } from '#src/texts/close-account.ts';
import { showPage } from '#tests/harness/show-page.tsx';

const textOf = (Page: () => React.ReactNode) => showPage(<Page />, { person: 'nobody' }).container.textContent;

describe('what the public pages say of the practice', () => {
  it.each([
    ['/members', MembersPage],
    ['/business', BusinessPage],
  ])('%s names every gene that is read, where people can’t join, and who counsels', (_path, Page) => {
    const text = textOf(Page);
    for (const gene of panel.flatMap(({ genes }) => genes)) expect(text).toContain(gene);
    for (const code of statesNotServed) expect(text).toContain(stateNames[code]);
    for (const { firstName, lastName } of counselors) expect(text).toContain(`${firstName} ${lastName}`);
    expect(screen.getByRole('heading', { name: 'Who pays' })).toBeInTheDocument();
  });

  it('is what the demo is filled with: the same counselors, and no state on both lists', () => {
    const specialists = staff.filter(({ role }) => role === 'specialist');
    expect(specialists.map(({ firstName, lastName }) => ({ firstName, lastName }))).toEqual(counselors);
    expect(statesServed.filter((code) => statesNotServed.includes(code))).toEqual([]);
    expect(statesServed.length + statesNotServed.length).toBe(Object.keys(stateNames).length);
  });

  it('tells in the privacy page who, how long, how it is protected, and under which laws', () => {
    const text = textOf(PrivacyPage);
    for (const said of [support.email, support.phone, holder.address, `${yearsKept} years`, 'encrypted', 'HIPAA'])
      expect(text).toContain(said);
    // The page where an account is closed says the same.
    expect(closeAccountTexts.keptRecord.en).toContain(`${yearsKept} years`);
  });

  it('tells in the privacy page how long the laboratory keeps the sample and the data: as the consent does', () => {
    const text = textOf(PrivacyPage);
    const consent = JSON.stringify(testConsent);
    for (const said of [`${laboratoryKeeps.sampleDays} days`, `${laboratoryKeeps.dataYears} years`]) {
      expect(text).toContain(said);
      expect(consent).toContain(said);
    }
  });

  it('tells in the privacy page what the office staff can read: what they may correct (docs/decisions/040)', () => {
    const text = textOf(PrivacyPage);
    const [sentence = ''] = /Our office staff see[^.]*\./.exec(text) ?? [];
    for (const said of ['name', 'date of birth', 'where you live', 'can join', 'kit']) expect(sentence).toContain(said);
  });

  it('tells in the terms with whom they are, whose law applies, and who pays', () => {
    const text = textOf(TermsPage);
    for (const said of [holder.address, stateNames[lawOf], 'Who pays']) expect(text).toContain(said);
  });

  it('sends nobody to write for what the profile’s buttons do', () => {
    const text = [PrivacyPage, TermsPage, MembersFaqPage].map(textOf).join(' ');
    expect(text).not.toMatch(/(write to us|ask us)[^.]*(copy|close)|for a copy, write/i);
    expect(text).toContain('download a copy');
    expect(text).toContain('you can close your account');
  });
});
