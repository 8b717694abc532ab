import { join, relative } from 'node:path';

/**
 * Modules that come in one file, by its name: what pages share would else come in as many files as there are sets of pages that
 * share something, and twenty small files take several rounds on a slow line. A page that needs one module of a file loads all of
 * it. No module that is loaded on demand stands here: Rolldown loses the exports of one that shares its file.
 */
const modulesByFile: Readonly<Record<string, readonly string[]>> = {
  // What every page needs.
  first: [
    'src/app/broken-page',
    'src/layouts/(bare-layout|footer|page|skip-link|top-bar)',
    'src/lib/(first-locale|inspection|locale)',
    'src/texts/(broken|common|layout)',
    'src/ui/(alert-banner|button|card|language-switch|logo|page-heading|page-link|spinner|stack|text|visually-hidden|watch-link)',
    'src/ui/icons/(icon|status)',
    'domain/(provider-code|validation)',
  ],
  // What signing in and signing up have in common.
  'entrance-form': [
    'src/features/credentials/(email-field|email-problem|sign-in-form)',
    'src/features/session/(after-sign-in|arrival)',
    'src/layouts/narrow-page',
    'src/texts/sign-in',
    'src/ui/fields/(field-frame|password-field|source|text-field)',
    'src/ui/form/(busy|error-summary|form-shell|small-form|submit-button)',
    'src/ui/ignore-double-click',
  ],
  // What is said of fields and of what failed.
  'form-texts': ['src/lib/api/api-error', 'src/texts/(auth-errors|forms)', 'src/ui/form/failure'],
  // What only the start, and the pages for members and partners, have in common.
  site: [
    'src/features/site/(point-list|site-actions|site-page|site-section|steps-overview|use-canonical|use-description)',
    'src/layouts/(site-header|site-links)',
    'src/texts/start',
    'domain/public-pages',
  ],
  // What they tell of the practice.
  practice: ['src/features/site/(practice-facts|practice-words)', 'src/texts/practice', 'domain/practice'],
  // Small things that they share with other pages.
  pieces: [
    'src/features/session/use-(end-notice|is-signed-in)',
    'src/texts/site',
    'src/ui/(icons|icons/(arrows|care|things)|numbered-step|support-contact)',
    'domain/(formats|names)',
  ],
  // What runs a machine.
  machines: [
    'node_modules/(xstate|@xstate|use-isomorphic-layout-effect|use-sync-external-store)/.*',
    'machines/(actors|pages)',
  ],
  // What asks the API.
  requests: [
    'node_modules/(openapi-fetch|openapi-react-query|@tanstack)/.*',
    'src/lib/api/(client|early-answers|impersonation-end|pending-saves|queries|server-time)',
    'src/lib/identity/identity',
    'src/lib/personal-data',
  ],
  // Small things of most pages for somebody who is signed in: what is shown until something has come, how it is written, and what
  // stands around it.
  'signed-in': [
    'domain/(clock|dates|is-same|phone|readable|time-zones)',
    'src/features/loading/loaded',
    'src/features/session/(patient-search|use-is-impersonating)',
    'src/layouts/(avatar-menu|page-tabs)',
    'src/lib/identity/token-reads',
    'src/lib/time-zone',
    'src/texts/(loaded|moments)',
    'src/theme/windows',
    'src/ui/(focus-heading-on-unmount|menu|menu-keys|use-media-query|waiting|waiting-heading)',
  ],
  // What somebody who is signed in needs on every page.
  session: [
    'domain/progress',
    'machines/auth/(?!context|types).*',
    'machines/(counseling|impersonation|journey|medical-history|order|release|survey)/machine',
    'machines/drafts/machine',
    'machines/draft/(outlives-page|status|types)',
    'machines/impersonation/setup',
    'src/app/actors',
    'src/features/drafts/draft-registry',
    'src/features/journey/(counseling-tab|load-journey)',
    'src/features/session/(backend|last-survey-page)',
  ],
  // What most pages of a member have in common.
  member: [
    'domain/counselor',
    'src/features/journey/(back-button|journey-unreachable|step-failure|step-page|use-journey|use-journey-address)',
    'src/features/loading/together',
    'src/features/visits/no-counselor',
    'src/lib/files/.*',
    'src/texts/(counselor|files|journey)',
    'src/ui/(back-link|check-answers|pictured|save-file)',
    'src/ui/illustrations/(helix|landscape|scene|shapes)',
  ],
  // What several of them tell of a member's records.
  records: [
    'domain/(kit-status|visits)',
    'machines/kit/machine',
    'src/features/(documents|kits)/.*',
    'src/features/visits/(newest-visit|visit-reminder)',
    'src/lib/use-now',
    'src/texts/(documents|kits|visits)',
  ],
  // What the forms of members have in common.
  forms: [
    'node_modules/(react-hook-form|@hookform|zod)/.*',
    'openapi/generated/zod/.*',
    'src/lib/api/form-queries',
    'src/ui/fields/(date-field|date-parts|index|select-field|text-area-field)',
    'src/ui/form/(api-problems|field-source|form|index|mutation-form|zod-messages)',
    'src/ui/keep-foot-free',
  ],
  // What keeps what is typed in a step until it is sent.
  drafts: [
    'machines/draft/(?!outlives-page|status|types).*',
    'src/features/drafts/encrypted/(copies|draft-key|encrypt)',
    'src/features/drafts/(open-draft|save-banner|saved-note|store|submit-record|use-draft|use-stored-draft|writing-store)',
    'src/features/journey/(loaded-step|records|use-step-pages)',
  ],
  // Who may be tested, where a parcel goes, and what nobody may do in their name.
  'own-steps': [
    'domain/(eligibility|zip-codes)',
    'src/features/impersonation/only-in-person',
    'src/texts/impersonation',
  ],
  // What is said to whoever has not confirmed their e-mail.
  'e-mail': [
    'machines/account/email-verification',
    'src/features/session/(email-verification|unconfirmed-email)',
    'src/lib/use-inspected-machine',
  ],
  // A summary and a care plan as they are read.
  summaries: ['domain/visit-summary', 'src/features/visit-summaries/.*'],
  // What the page on which specialists write, and the dialogs that it opens, say of their templates.
  templates: ['src/pages/specialist/record/writing/templates/use-templates', 'src/texts/templates'],
  // What is known of families, but for the words that conditions are found by.
  family: [
    'domain/family-history',
    'domain/family-history/(?!find/|merge).*',
    'src/texts/(pedigree|survey|yes-no-unknown)',
  ],
};

const root = join(import.meta.dirname, '..');

/** The groups as Rolldown takes them. A module that fits several is in the first of them. */
export const fileGroups = Object.entries(modulesByFile).map(([name, patterns], index, { length }) => ({
  name,
  test: (module: string) =>
    patterns.some((each) => new RegExp(`^(?:${each})\\.(?:tsx?|m?js)$`).test(relative(root, module))),
  priority: length - index,
  // Of the first, all that it imports is needed by every page, too.
  includeDependenciesRecursively: index === 0,
}));
