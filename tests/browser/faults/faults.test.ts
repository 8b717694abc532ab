import { memberAt } from '../fixtures/member.ts';
import { deepUnless, expect, test } from '../fixtures/test.ts';
import { expectStep } from '../steps/screen.ts';
import { signIn } from '../steps/session.ts';
import { drafts, faults, losePage } from './faults.ts';
import { stepCases } from './step-cases.ts';

/**
 * In every run each step meets a fault or two, and each fault at least two steps; the deep run has them all. That a record can’t be
 * stored is played at each step by the drivers (tests/model/browser).
 */
const isInEveryRun = (row: number, column: number) => faults[column]?.name !== '503' && (column - row) % 3 === 0;

for (const [row, stepCase] of stepCases.entries())
  for (const [column, fault] of faults.entries())
    test(
      `${stepCase.step}: ${fault.name} loses nothing that was typed, and the record is made once`,
      deepUnless(isInEveryRun(row, column)),
      async ({ page: first, context, db, complaints }) => {
        const { step, draft, record, next } = stepCase;
        complaints.allow(...fault.says);
        const member = await memberAt(step);
        let page = first;
        await signIn(page, member);
        await expectStep(page, step);
        // A line that breaks before the form was there has nothing to lose.
        await draft?.open?.(page);
        if (draft) await expect(draft.field(page)).toBeVisible();

        await test.step('what is typed survives it', async () => {
          const end = draft && !fault.takesPage ? await fault.begin(page, drafts) : undefined;
          await draft?.type(page);
          if (end && fault.name === 'offline') {
            await expect(page.getByText('Not saved yet').first()).toBeVisible();
            await end();
          }
          // Nothing that was typed more than two seconds ago may be missing; after a failure, once it is tried again. The seconds
          // themselves are judged by a clock that no busy machine slows down: tests/machines/draft/copy.test.ts.
          if (draft) await expect.poll(() => draft.isStored(db, member), { timeout: end ? 12_000 : 5_000 }).toBe(true);
          await end?.();
          if (fault.takesPage) page = await losePage(fault, page, context, stepCase);
          else await page.reload();
          await expectStep(page, step);
          await draft?.expectTyped(page);
        });

        await test.step('the record is made once', async () => {
          await stepCase.prepare(page, member, column);
          const before = await stepCase.count(db, member);
          expect(before).toBe(0);
          const end = await fault.begin(page, record);
          await stepCase.send(page);
          if (fault.takesPage) {
            await expect.poll(() => stepCase.count(db, member)).toBe(1);
            page = await losePage(fault, page, context, stepCase);
            await stepCase.goOn(page);
          } else if (fault.losesReply && stepCase.findsRecord) {
            await end();
            await stepCase.goOn(page);
          } else if (fault.name !== '401') {
            // A token that is refused is renewed without a word; all else is said, and can be tried again.
            await expect(page.getByRole('alert').first()).toBeVisible();
            await end();
            await page.getByRole('button', { name: 'Try again' }).first().click();
          }
          if (next === 'dashboard') await expect(page).toHaveURL('/member/dashboard');
          else await expectStep(page, next);
          expect(await stepCase.count(db, member)).toBe(1);
        });
      },
    );
