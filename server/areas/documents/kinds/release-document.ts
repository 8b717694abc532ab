import {
  disclosuresOfVersion,
  holderWords,
  releaseAgreements,
  releaseOfVersion,
  releaseWords,
  type ReleaseStatements,
  type ReleaseStatus,
} from '#domain/release.ts';
import { capitalized, fill, type Locale, type WordParams } from '#domain/words.ts';
import type { roiForms } from '#server/db/schema/index.ts';
import type { Block, PdfDocument } from '#server/pdf/model.ts';
import { documentDates } from '../dates.ts';
import { documentTexts as texts } from '../texts.ts';

type Form = typeof roiForms.$inferSelect;

/**
 * A signed release as it was signed: what was filled in, every statement, the disclosures about signing on a screen, and the
 * signature. What has become of it since stands on top and changes nothing below.
 */
export function releaseDocument(form: Form, status: ReleaseStatus): PdfDocument {
  const { id, locale, signed_at, content_hash, signature, statements_version, signing_consent, particulars } = form;
  const words = releaseWords(form, locale);
  const release = releaseOfVersion(statements_version);
  const disclosures = signing_consent && disclosuresOfVersion(signing_consent.version);
  const signedAt = documentDates(locale).timeAt(signed_at, particulars?.time_zone ?? null);
  const filledIn = [
    ['information', capitalized(words.information, locale)],
    ['released-by', words.releasedBy],
    ['recipient', words.recipient],
    ['purpose', capitalized(words.purpose, locale)],
    ['expiry', fill(texts.through, locale, { day: words.expiresOn })],
  ] as const;
  const whose = [
    [texts.patient, signature.text],
    [texts.birth, particulars?.date_of_birth && documentDates(locale).calendarDate(particulars.date_of_birth)],
    [texts.email, particulars?.email],
  ] as const;
  const label = (id: string) => release?.statements.find((each) => each.id === id)?.heading[locale] ?? id;
  return {
    ...{ id, locale, createdAt: signed_at, hash: content_hash, title: texts.release[locale] },
    subtitle: fill(texts.signedBy, locale, { name: signature.text, moment: signedAt }),
    blocks: [
      ...ending(form, status),
      ...(particulars
        ? ([
            { kind: 'heading', text: texts.whose[locale] },
            { kind: 'rows', rows: whose.flatMap(([words, value]) => (value ? [{ label: words[locale], value }] : [])) },
          ] satisfies Block[])
        : []),
      { kind: 'heading', text: texts.filledIn[locale] },
      { kind: 'rows', rows: filledIn.map(([id, value]) => ({ label: label(id), value })) },
      { kind: 'heading', text: fill(texts.agreedTo, locale, { version: statements_version }) },
      ...statementsOf(release, locale, placesOf(form)),
      ...(disclosures
        ? ([
            { kind: 'heading', text: fill(texts.onScreen, locale, { version: disclosures.version }) },
            ...statementsOf(disclosures, locale, {}),
          ] satisfies Block[])
        : []),
      {
        kind: 'together',
        blocks: [
          { kind: 'heading', text: label('signature') },
          { kind: 'paragraph', look: 'strong', text: releaseAgreements.form[locale] },
          ...(disclosures
            ? [{ kind: 'paragraph', look: 'strong', text: screenAgreement(signing_consent)[locale] } as const]
            : []),
          {
            kind: 'signature',
            name: signature.text,
            ...(signature.drawing && { drawing: signature.drawing }),
            alt: fill(signature.kind === 'drawn' ? texts.drawnBy : texts.typedBy, locale, { name: signature.text }),
            lines: [
              fill(signature.kind === 'drawn' ? texts.drawnAt : texts.typedAt, locale, { moment: signedAt }),
              texts.hashHelp[locale],
            ],
          },
        ],
      },
    ],
  };
}

/** Who had shown before that a PDF opens agreed to another sentence, and typed no code. */
function screenAgreement(consent: Form['signing_consent']) {
  return consent?.code === undefined ? releaseAgreements.screenAgain : releaseAgreements.screen;
}

function statementsOf(release: ReleaseStatements | null | undefined, locale: Locale, places: WordParams): Block[] {
  if (!release) return [];
  const statements = release.statements.map(({ heading, text, cites }) => ({
    ...{ heading: heading[locale], text: fill(text, locale, places), cites },
  }));
  return [{ kind: 'statements', statements }];
}

/** Versions before 1.2.0 name the contact, which was no part of what was signed and can have changed since; 1.4.0 signs it. */
function placesOf({ locale, particulars, ...form }: Form): WordParams {
  const contact = { email: texts.emailPlace[locale], phone: texts.phonePlace[locale] };
  return { ...releaseWords(form, locale), ...contact, ...(particulars && holderWords(particulars.holder)) };
}

function ending({ locale, revoked_at, revocation_received_on, expires_on }: Form, status: ReleaseStatus): Block[] {
  if (status === 'ACTIVE') return [];
  const { day, calendarDate } = documentDates(locale);
  const on =
    status === 'REVOKED' && revoked_at
      ? revocation_received_on
        ? calendarDate(revocation_received_on)
        : day(revoked_at)
      : calendarDate(expires_on);
  const title = status === 'REVOKED' ? texts.revokedOn : texts.expiredOn;
  return [{ kind: 'notice', title: fill(title, locale, { day: on }), text: texts.endedMeans[locale] }];
}
