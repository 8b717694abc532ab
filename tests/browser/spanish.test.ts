import { memberAt } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';

test('the app speaks Spanish from the sign-in on, the questions of the backend included', async ({ page }) => {
  const member = await memberAt('medical-history');
  await page.goto('/login');
  await page.getByRole('group', { name: 'Language' }).first().getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qué gusto verle de nuevo');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  await page.getByLabel('Correo electrónico').fill(member.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  const question = page.getByRole('radiogroup', { name: '¿Qué sexo le asignaron al nacer?' });
  await expect(question).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sus ocho pasos' })).toContainText('Su salud');
  await expect(question.getByRole('radio', { name: 'Femenino', exact: true })).toBeVisible();

  await page.goto('/member/counseling/');
  await expect(page.getByRole('status').filter({ hasText: 'aún no está disponible' })).toContainText('“Su salud”');
  await page.getByRole('group', { name: 'Idioma' }).first().getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('radiogroup', { name: 'What sex were you assigned at birth?' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'is not open yet' })).toContainText('“Your health”');
});
