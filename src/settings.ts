/** How a person reaches us, shown wherever they could be stuck. */
export const support = {
  email: import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@novi.example',
  phone: import.meta.env.VITE_SUPPORT_PHONE ?? '+1 555 010 0199',
};

export const supportEmailLink = `mailto:${support.email}`;
export const supportPhoneLink = `tel:${support.phone.replace(/[^+\d]/g, '')}`;
