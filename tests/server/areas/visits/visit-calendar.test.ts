import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { visitCalendar } from '#server/areas/visits/visit-calendar.ts';

const id = '4c2e8f31-8c45-4a7b-9f26-3bac7d4e5f60';
const visit: components['schemas']['Visit'] = {
  ...{ id, patient_id: id, starts_at: '2027-03-14T15:00:00.000Z', ends_at: '2027-03-14T15:45:00.000Z' },
  ...{ specialist_name: 'Zoë Álvarez-Núñez y Fernández de la Peña', medium: 'video', phone: null },
  ...{ video_url: `https://video.novi.example/${id}`, topic: 'My BRCA1 result and my sister', status: 'SCHEDULED' },
  ...{ specialist_id: id, last_change: null, summarized_at: null, version: 1 },
};
const byPhone = { ...visit, medium: 'phone' as const, phone: '+13125550142', video_url: null };
const revision = { sequence: 0, changedAt: new Date('2027-02-01T08:00:00Z') };
const now = new Date('2027-02-02T09:30:00Z');

const read = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);
const eventOf = (text: string) => new ICAL.Event(read(text).getFirstSubcomponent('vevent')!);
const valueOf = (text: string, name: string) => String(eventOf(text).component.getFirstPropertyValue(name));
const made = (changes: object = {}, of = revision) => visitCalendar({ ...visit, ...changes }, of, 'en', now);

describe('the calendar file of a visit', () => {
  it('is read by another library as one event at the right moment', () => {
    const event = eventOf(made());
    expect([event.startDate.toJSDate().toISOString(), event.endDate.toJSDate().toISOString()]).toEqual([
      visit.starts_at,
      visit.ends_at,
    ]);
    expect(read(made()).getAllSubcomponents('vevent')).toHaveLength(1);
    // In UTC, so that no calendar needs a time zone of ours.
    expect(made()).toContain('DTSTART:20270314T150000Z');
    expect(read(made()).getAllSubcomponents('vtimezone')).toHaveLength(0);
  });

  it('has what Google, Apple and Outlook ask for: a version, a maker, a stamp, a UID, and METHOD:PUBLISH', () => {
    const calendar = read(made());
    expect(['version', 'calscale', 'method'].map((name) => calendar.getFirstPropertyValue(name))).toEqual([
      ...['2.0', 'GREGORIAN', 'PUBLISH'],
    ]);
    expect(calendar.getFirstPropertyValue('prodid')).toMatch(/^-?\/\/Novi\/\/Novi\/\/EN$/);
    expect([valueOf(made(), 'uid'), valueOf(made(), 'dtstamp'), valueOf(made(), 'last-modified')]).toEqual([
      ...[id, '2027-02-02T09:30:00Z', '2027-02-01T08:00:00Z'],
    ]);
    expect(valueOf(made(), 'status')).toBe('CONFIRMED');
  });

  it('has the link as a URI: nothing in it is escaped, however long it is and whatever stands in it', () => {
    const link = `https://video.novi.example/room;v=1,2?with=${'a,b;'.repeat(30)}&name=Zo%C3%AB`;
    const text = made({ video_url: link });
    expect(text.replaceAll('\r\n ', '')).toContain(`\r\nURL;VALUE=URI:${link}\r\n`);
    expect(valueOf(text, 'url')).toBe(link);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(visitCalendar(byPhone, revision, 'en', now)).not.toContain('URL');
  });

  it.each(LOCALES)(
    'has lines as RFC 5545 wants them: CRLF, at most 75 octets, none broken within a letter (%s)',
    (at) => {
      for (const text of [visitCalendar(visit, revision, at, now), visitCalendar(byPhone, revision, at, now)]) {
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
        expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
        expect(text).not.toContain('\uFFFD');
        expect(eventOf(text).summary).toContain(visit.specialist_name);
        expect(text.endsWith('END:VCALENDAR\r\n') || text.endsWith('END:VCALENDAR')).toBe(true);
      }
    },
  );

  it('keeps its UID through changes, and its SEQUENCE grows', () => {
    const moved = made({ starts_at: '2027-03-15T15:00:00.000Z' }, { ...revision, sequence: 1 });
    expect(valueOf(moved, 'uid')).toBe(valueOf(made(), 'uid'));
    expect([made(), moved].map((text) => eventOf(text).sequence)).toEqual([0, 1]);
  });

  it('calls a canceled visit off by the same UID, and reminds nobody of it', () => {
    const canceled = made({ status: 'CANCELED' }, { ...revision, sequence: 2 });
    expect(read(canceled).getFirstPropertyValue('method')).toBe('CANCEL');
    expect([valueOf(canceled, 'uid'), valueOf(canceled, 'status'), eventOf(canceled).sequence]).toEqual([
      ...[id, 'CANCELLED', 2],
    ]);
    expect(eventOf(canceled).component.getAllSubcomponents('valarm')).toHaveLength(0);
    // A calendar that keeps it all the same says what became of it, and leads nobody to a call.
    expect(eventOf(canceled).summary).toMatch(/^Canceled: Video call with/);
    expect(canceled).not.toContain('video.novi.example');
  });

  it('names an organizer where a visit is called off (RFC 5546, 3.2.5), and nowhere else: Outlook would ask for an answer', () => {
    const organizerOf = (text: string) => eventOf(text).component.getFirstProperty('organizer');
    const organizer = organizerOf(made({ status: 'CANCELED' }, { ...revision, sequence: 1 }));
    // A name that can't exist, so that no answer reaches a stranger.
    expect([organizer?.getFirstParameter('cn'), organizer?.getFirstValue()]).toEqual([
      ...['Novi', 'mailto:no-reply@novi.invalid'],
    ]);
    expect(organizerOf(made())).toBeNull();
    for (const text of [made(), made({ status: 'CANCELED' })])
      expect(eventOf(text).component.getAllProperties('attendee')).toHaveLength(0);
  });

  it('escapes what means something in a calendar: commas, semicolons, backslashes and line ends', () => {
    const text = made({ specialist_name: 'Ada \\ Byron, MS; CGC' });
    expect(text).toContain('Ada \\\\ Byron\\, MS\\; CGC');
    expect(eventOf(text).summary).toBe('Video call with Ada \\ Byron, MS; CGC');
    expect(eventOf(text).description.split('\n')).toHaveLength(2);
  });

  it('leads to the video call, or says whom we call', () => {
    expect([valueOf(made(), 'location'), valueOf(made(), 'url')]).toEqual([visit.video_url, visit.video_url]);
    const call = visitCalendar(byPhone, revision, 'en', now);
    expect(valueOf(call, 'location')).toBe('We call (312) 555-0142');
    expect(eventOf(call).component.getFirstProperty('url')).toBeNull();
  });

  it('reminds a day and a quarter of an hour before', () => {
    const alarms = eventOf(made()).component.getAllSubcomponents('valarm');
    const told = alarms.map((alarm) => [
      alarm.getFirstPropertyValue('action'),
      String(alarm.getFirstPropertyValue('trigger')),
    ]);
    expect(told).toEqual([
      ['DISPLAY', '-P1D'],
      ['DISPLAY', '-PT15M'],
    ]);
    for (const alarm of alarms) expect(alarm.getFirstPropertyValue('description')).toBe(eventOf(made()).summary);
  });

  it.each(LOCALES)('says nothing of health, as lock screens and shared calendars show it (%s)', (locale) => {
    const text = visitCalendar(visit, revision, locale, now).replaceAll('\r\n ', '');
    expect(text).not.toMatch(/gen[eé]t|health|salud|counsel|asesor|test|prueba|clinic|clínic|patient|paciente|BRCA/i);
    expect(text).toContain('CLASS:PRIVATE');
  });
});
