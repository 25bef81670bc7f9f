### Names of things that several front ends show.

kinds-draft = { -draft }
kinds-sealed = { -sealed }
kinds-constructed = Constructed

modes-digital = On this computer
modes-paper = With real cards

structures-swiss = Swiss
structures-roundRobin = Round robin
structures-tables = { -twin-suns-tables }
