import type { Texts } from '#domain/words.ts';

export const signInTexts = {
  title: { en: 'Welcome back', es: 'Qué gusto verle de nuevo' },
  lead: { en: 'Sign in to pick up where you left off.', es: 'Inicie sesión para seguir donde se quedó.' },
  email: { en: 'E-mail', es: 'Correo electrónico' },
  password: { en: 'Password', es: 'Contraseña' },
  submit: { en: 'Sign in', es: 'Iniciar sesión' },
  submitting: { en: 'Signing you in …', es: 'Iniciando sesión …' },
  failed: { en: 'We could not sign you in', es: 'No pudimos iniciar su sesión' },
  newHere: { en: 'New to Novi?', es: '¿Es su primera vez en Novi?' },
  signUp: { en: 'Create an account', es: 'Cree una cuenta' },
  emailNeeded: { en: 'Enter your e-mail', es: 'Escriba su correo electrónico' },
  passwordNeeded: { en: 'Enter your password', es: 'Escriba su contraseña' },
  forgot: { en: 'Forgot your password?', es: '¿Olvidó su contraseña?' },
  wrongRole: {
    en: 'This account can’t be used here. You were signed out.',
    es: 'Esta cuenta no se puede usar aquí. Se cerró su sesión.',
  },
} satisfies Texts;
