/** Written for this project. Every character can be typed on any keyboard. */
export const passages = {
  text: [
    "A good name is the shortest comment there is. When a function does one thing and says so, nobody has to open it to know what it does, and the reader moves on without losing the thread of the story.",
    "The bug was never where we looked first. It hid behind a cache that answered too quickly, in a branch that nobody had tested since the spring, and it waited there until the first Friday of a long weekend.",
    "Every backup works until the day it is needed. Restore one on a quiet morning, write down how long it took, and you will sleep better than any promise on a dashboard could ever let you.",
    "Small commits are a kindness to your future self. Each one tells what changed and why, so when something breaks in the night you can walk back step by step until the lights come on again.",
    "Fast software feels honest. It answers before you doubt it, keeps your work when the network is gone, and never makes you wait for something that you did not ask for in the first place.",
  ],
  code: [
    "const sum = (list) => list.reduce((total, item) => total + item, 0);\nconsole.log(sum([3, 5, 8]));",
    "for (let row = 0; row < height; row++) {\n  board[row] = Array(width).fill(null);\n}",
    "def median(values):\n    ordered = sorted(values)\n    return ordered[len(ordered) // 2]",
    "SELECT name, COUNT(*) AS orders\nFROM customers\nJOIN sales ON sales.customer_id = customers.id\nGROUP BY name;",
    'git checkout -b fix/empty-list\ngit commit -am "Handle an empty list"\ngit push --set-upstream origin fix/empty-list',
  ],
} as const;
