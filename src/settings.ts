/** How a person reaches us, shown wherever they could be stuck. */
export const support = { email: import.meta.env.VITE_SUPPORT_EMAIL, phone: import.meta.env.VITE_SUPPORT_PHONE };

export const supportEmailLink = `mailto:${support.email}`;
export const supportPhoneLink = `tel:${support.phone.replace(/[^+\d]/g, '')}`;
