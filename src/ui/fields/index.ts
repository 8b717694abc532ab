export { CheckboxField, CheckboxGroupField, RadioGroupField } from './choices.tsx';
export { DateField } from './date-field.tsx';
export { SelectField } from './select-field.tsx';
export { useFieldValue } from './source.ts';
export { TextAreaField } from './text-area-field.tsx';
export { TextField } from './text-field.tsx';
