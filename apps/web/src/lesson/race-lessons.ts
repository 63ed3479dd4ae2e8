/** Ludo, Jumbo Ludo and German-style Ludo. The learner has the first colour. */
import { BASE } from '@ludo/rules';
import { asking, finding, playing, throwing, watching, type Lesson } from './lesson.ts';

export const ludoLesson: Lesson<'ludo'> = {
  id: 'ludo',
  ruleSet: 'ludo',
  seats: '1-2-',
  next: null,
  steps: [
    {
      name: 'goal',
      at: 'ludo 1-2- b.b.b.b/-/b.b.b.20/- R ? -',
      tasks: [throwing(4)],
      clauses: ['ML-8', 'ML-12', 'CO-8'],
    },
    {
      name: 'six',
      at: 'ludo 1-2- b.b.b.b/-/b.b.b.23/- R ? -',
      tasks: [throwing(6), playing('Rb>5'), throwing(4), playing('R5>9')],
      clauses: ['ML-8', 'ML-7'],
    },
    {
      name: 'capture',
      at: 'ludo 1-2- b.b.9.30/-/b.b.1.50/- R ? -',
      tasks: [throwing(5), finding('R30>35')],
      clauses: ['ML-9', 'ML-6'],
    },
    {
      name: 'block',
      at: 'ludo 1-2- b.b.9.30/-/b.b.0.0/- R ? -',
      tasks: [throwing(5), asking(0, 30, 'ML-10'), playing('R9>14')],
      clauses: ['ML-10'],
    },
    {
      name: 'shelter',
      at: 'ludo 1-2- b.12.15.40/-/b.b.b.44/- R ? -',
      tasks: [throwing(3), finding('R12>15'), watching('5')],
      clauses: ['ML-10'],
    },
    {
      name: 'home',
      at: 'ludo 1-2- b.b.40.72/-/b.b.b.12/- R ? -',
      tasks: [
        throwing(3),
        asking(0, 72, 'ML-11'),
        playing('R40>43'),
        watching('4 Y12>16'),
        throwing(2),
        finding('R72>h'),
      ],
      clauses: ['ML-11', 'ML-1'],
    },
    {
      name: 'win',
      at: 'ludo 1-2- 71.h.h.h/-/b.12.30.h/- R ? -',
      tasks: [throwing(3), playing('R71>h')],
      clauses: ['ML-12'],
    },
  ],
};

export const jumboLesson: Lesson<'jumbo'> = {
  id: 'jumbo',
  ruleSet: 'jumbo',
  seats: '1-2-',
  next: null,
  steps: [
    {
      name: 'goal',
      at: 'jumbo 1-2- b.b.b.b/-/b.b.b.10/- R ? -',
      tasks: [throwing(6), playing('Rb>5'), throwing(2), playing('R5>7')],
      clauses: ['JL-1', 'JL-2', 'JL-3'],
    },
    {
      name: 'capture',
      at: 'jumbo 1-2- b.b.17.30/-/b.b.b.46/- R ? -',
      tasks: [throwing(3), finding('R17>20')],
      clauses: ['ML-9', 'JL-3'],
    },
    {
      name: 'block',
      at: 'jumbo 1-2- b.b.12.20/-/b.b.49.49/- R ? -',
      tasks: [throwing(5), asking(0, 20, 'ML-10'), playing('R12>17')],
      clauses: ['ML-10'],
    },
    {
      name: 'shut',
      at: 'jumbo 1-2- b.b.b.20/-/b.b.28.28/- R ? -',
      tasks: [throwing(6), asking(0, BASE, 'ML-10'), playing('R20>26')],
      clauses: ['ML-10', 'JL-2'],
    },
    {
      name: 'home',
      at: 'jumbo 1-2- b.b.30.53/-/b.b.b.12/- R ? -',
      tasks: [
        throwing(5),
        asking(0, 53, 'ML-11'),
        playing('R30>35'),
        watching('4 Y12>16'),
        throwing(3),
        finding('R53>h'),
      ],
      clauses: ['ML-11', 'JL-3'],
    },
    {
      name: 'young',
      at: 'jumbo+enterOn=16 1-2- b.b.b.b/-/b.b.b.16/- R ? -',
      tasks: [throwing(1), playing('Rb>0')],
      clauses: ['JL-4', 'ML-12'],
    },
  ],
};

export const germanLesson: Lesson<'german'> = {
  id: 'german',
  ruleSet: 'german',
  seats: '1-2-',
  next: null,
  steps: [
    {
      name: 'goal',
      at: 'german 1-2- b.b.b.0/-/b.b.b.0/- Y ? -',
      tasks: [throwing(4), playing('Y0>4')],
      clauses: ['GL-13', 'GL-1'],
    },
    {
      name: 'six',
      at: 'german 1-2- b.b.b.9/-/b.b.b.14/- Y ? -',
      tasks: [throwing(6), asking(0, 9, 'GL-8'), playing('Yb>0')],
      clauses: ['GL-6', 'GL-8', 'GL-11'],
    },
    {
      name: 'leave',
      at: null,
      tasks: [throwing(3), asking(0, 9, 'GL-7'), playing('Y0>3')],
      clauses: ['GL-7'],
    },
    {
      name: 'capture',
      at: 'german 1-2- b.b.10.25/-/b.b.32.34/- Y ? -',
      tasks: [throwing(4), finding('Y10>14')],
      clauses: ['GL-4', 'GL-3'],
    },
    {
      name: 'single',
      at: 'german 1-2- b.b.10.14/-/b.b.b.18/- Y ? -',
      tasks: [throwing(4), asking(0, 10, 'GL-5'), playing('Y14>18')],
      clauses: ['GL-5'],
    },
    {
      name: 'end',
      at: 'german 1-2- b.30.38.42/-/b.b.b.15/- Y ? -',
      tasks: [throwing(5), asking(0, 42, 'GL-12'), finding('Y38>43')],
      clauses: ['GL-12', 'GL-13'],
    },
    {
      name: 'three',
      at: 'german+threeThrows 1-2- b.b.b.43/-/b.b.b.14/- Y ? -',
      tasks: [throwing(2), throwing(5), throwing(6), playing('Yb>0')],
      clauses: ['GV-4'],
    },
    {
      name: 'barrier',
      at: 'german+barriers 1-2- b.b.10.25/-/b.b.34.34/- Y ? -',
      tasks: [throwing(5), asking(0, 10, 'GV-6'), playing('Y25>30')],
      clauses: ['GV-6'],
    },
  ],
};
