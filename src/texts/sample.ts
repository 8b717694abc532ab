import type { Texts } from '#domain/words.ts';

/** How to give the sample. `…Picture` says what a drawing shows, for who can't see it. */
export const sampleTexts = {
  title: { en: 'How to give your sample', es: 'Cómo dar su muestra' },
  lead: {
    en: 'It takes about five minutes. All you need is in the box. Read all the steps first.',
    es: 'Toma unos cinco minutos. Todo lo que necesita está en la caja. Lea primero todos los pasos.',
  },
  print: { en: 'Print these steps', es: 'Imprimir estos pasos' },
  waitTitle: { en: 'Wait 30 minutes', es: 'Espere 30 minutos' },
  wait: {
    en: 'For half an hour before, do not eat, drink, smoke, chew gum or brush your teeth. Food and drink can spoil the sample.',
    es: 'Durante media hora antes, no coma, beba, fume, mastique chicle ni se cepille los dientes. La comida y la bebida pueden dañar la muestra.',
  },
  waitPicture: {
    en: 'A clock on which half an hour is marked.',
    es: 'Un reloj en el que está marcada media hora.',
  },
  fillTitle: { en: 'Fill the tube', es: 'Llene el tubo' },
  fill: {
    en: 'Let saliva (spit) run into the tube until it reaches the line. Bubbles do not count. Take your time.',
    es: 'Deje caer saliva en el tubo hasta llegar a la línea. Las burbujas no cuentan. Tómese su tiempo.',
  },
  fillPicture: {
    en: 'A drop falls through a funnel into a tube. The tube is full up to a line.',
    es: 'Una gota cae por un embudo en un tubo. El tubo está lleno hasta una línea.',
  },
  closeTitle: { en: 'Close it and shake', es: 'Ciérrelo y agítelo' },
  close: {
    en: 'Take off the funnel. Turn the cap until it is tight. The liquid in the cap runs in; that is right. Then shake the tube for five seconds.',
    es: 'Quite el embudo. Gire la tapa hasta que quede firme. El líquido de la tapa cae adentro; así debe ser. Después agite el tubo cinco segundos.',
  },
  closePicture: {
    en: 'A tube with its cap on. An arrow shows how to turn the cap, and lines at its sides show shaking.',
    es: 'Un tubo con su tapa. Una flecha muestra cómo girar la tapa, y unas líneas a los lados muestran que se agita.',
  },
  labelTitle: { en: 'Fill in the label', es: 'Complete la etiqueta' },
  label: {
    en: 'Write today’s date on the label. Check that the name and the birth date are yours. Stick it along the tube.',
    es: 'Escriba la fecha de hoy en la etiqueta. Revise que el nombre y la fecha de nacimiento sean los suyos. Péguela a lo largo del tubo.',
  },
  labelPicture: {
    en: 'A pen writes on the label of a tube.',
    es: 'Un bolígrafo escribe en la etiqueta de un tubo.',
  },
  packTitle: { en: 'Pack it up', es: 'Empáquelo' },
  pack: {
    en: 'Put the tube into the bag and close the bag. Leave the soft pad in it: it soaks up what may leak. Put the bag into the box.',
    es: 'Ponga el tubo en la bolsa y ciérrela. Deje dentro la almohadilla: absorbe lo que pueda salirse. Ponga la bolsa en la caja.',
  },
  packPicture: {
    en: 'A tube in a clear bag with a zip, beside a soft pad.',
    es: 'Un tubo en una bolsa transparente con cierre, junto a una almohadilla.',
  },
  mailTitle: { en: 'Mail it back', es: 'Envíela por correo' },
  mail: {
    en: 'Stick the return label on the box. Drop it in any mailbox, the same day if you can. Postage is paid. Do not leave it in a hot car.',
    es: 'Pegue la etiqueta de devolución en la caja. Échela en cualquier buzón, el mismo día si puede. El envío ya está pagado. No la deje en un auto caliente.',
  },
  mailPicture: {
    en: 'A closed box with a label. An arrow points away from it.',
    es: 'Una caja cerrada con etiqueta. Una flecha sale de ella.',
  },
  careTitle: { en: 'Take care', es: 'Tenga cuidado' },
  careDrink: {
    en: 'Do not pour out or drink the liquid in the cap. It keeps your sample fresh.',
    es: 'No tire ni beba el líquido de la tapa. Mantiene fresca su muestra.',
  },
  careRinse: {
    en: 'If the liquid gets on your skin or in your eyes, rinse well with water.',
    es: 'Si el líquido le toca la piel o los ojos, enjuáguese bien con agua.',
  },
  careChildren: {
    en: 'Keep the small parts away from children and pets.',
    es: 'Mantenga las piezas pequeñas lejos de niños y mascotas.',
  },
  troubleTitle: { en: 'If something goes wrong', es: 'Si algo sale mal' },
  dry: {
    en: 'Your mouth is dry: rub your cheeks from outside, and think of a lemon. If you need to drink, wait 30 minutes again.',
    es: 'Tiene la boca seca: frótese las mejillas por fuera y piense en un limón. Si necesita beber, espere otra vez 30 minutos.',
  },
  leaks: {
    en: 'It leaks, or some spilled: do not mail it. Wipe it up, wash your hands, and call us. We send a new kit.',
    es: 'Gotea o se derramó: no la envíe. Límpielo, lávese las manos y llámenos. Le enviamos un kit nuevo.',
  },
  broken: {
    en: 'A part is missing or broken, or the name is not yours: do not use the kit, and call us.',
    es: 'Falta una pieza o está rota, o el nombre no es el suyo: no use el kit y llámenos.',
  },
  late: {
    en: 'The kit has not come after ten days: call us. We’ll look for it or send a new one.',
    es: 'El kit no llegó después de diez días: llámenos. Lo buscamos o enviamos otro.',
  },
} satisfies Texts;
