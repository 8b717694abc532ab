import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { createIsoTime } from '#server/http/logging.ts';

afterEach(() => void vi.useRealTimers());

it('a line of the log has the time as pino writes it, in the same second, a later one, and one before', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const time = createIsoTime();
  const instants = ['2026-02-03T04:05:06.007Z', '2026-02-03T04:05:06.089Z', '2026-02-03T04:05:07.000Z'];
  const others = ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z', '2026-12-31T23:59:59.100Z'];
  for (const instant of [...instants, ...others]) {
    vi.setSystemTime(instant);
    expect(time()).toBe(pino.stdTimeFunctions.isoTime());
    expect(time()).toBe(`,"time":"${instant}"`);
  }
});
