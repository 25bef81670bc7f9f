//! Symmetric positive definite matrices: Cholesky factor, solving, inverse.

use std::ops::{Index, IndexMut};

/// A square matrix in row-major order.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Matrix {
    size: usize,
    values: Vec<f64>,
}

impl Index<(usize, usize)> for Matrix {
    type Output = f64;

    fn index(&self, (row, column): (usize, usize)) -> &f64 {
        &self.values[row * self.size + column]
    }
}

impl IndexMut<(usize, usize)> for Matrix {
    fn index_mut(&mut self, (row, column): (usize, usize)) -> &mut f64 {
        &mut self.values[row * self.size + column]
    }
}

/// Returns the scalar product, with eight independent sums so that the compiler can use vector instructions.
pub(crate) fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut sums = [0.0; 8];
    let (chunks, other) = (a.chunks_exact(8), b.chunks_exact(8));
    let rest: f64 = chunks.remainder().iter().zip(other.remainder()).map(|(a, b)| a * b).sum();
    for (a, b) in chunks.zip(other) {
        for lane in 0..8 {
            sums[lane] += a[lane] * b[lane];
        }
    }
    sums.iter().sum::<f64>() + rest
}

impl Matrix {
    /// Creates a matrix of zeros.
    pub(crate) fn zero(size: usize) -> Matrix {
        Matrix { size, values: vec![0.0; size * size] }
    }

    /// Returns a row.
    pub(crate) fn row(&self, row: usize) -> &[f64] {
        &self.values[row * self.size..(row + 1) * self.size]
    }

    /// Returns a row for writing.
    pub(crate) fn row_mut(&mut self, row: usize) -> &mut [f64] {
        &mut self.values[row * self.size..(row + 1) * self.size]
    }

    /// Returns the number of rows.
    pub(crate) fn size(&self) -> usize {
        self.size
    }

    /// Returns the lower Cholesky factor, reading only the lower triangle. Returns `None` if the matrix is not positive
    /// definite.
    pub(crate) fn cholesky(&self) -> Option<Matrix> {
        let mut factor = Matrix::zero(self.size);
        for row in 0..self.size {
            let (above, this) = factor.values.split_at_mut(row * self.size);
            for column in 0..row {
                let other = &above[column * self.size..column * self.size + column + 1];
                let rest = self[(row, column)] - dot(&this[..column], &other[..column]);
                this[column] = rest / other[column];
            }
            let rest = self[(row, row)] - dot(&this[..row], &this[..row]);
            if rest.is_nan() || rest <= 0.0 {
                return None;
            }
            this[row] = rest.sqrt();
        }
        Some(factor)
    }

    /// Solves `A x = b` for the matrix A whose Cholesky factor this is.
    pub(crate) fn solve(&self, b: &[f64]) -> Vec<f64> {
        let mut x = b.to_vec();
        for row in 0..self.size {
            x[row] = (x[row] - dot(&self.row(row)[..row], &x[..row])) / self[(row, row)];
        }
        for row in (0..self.size).rev() {
            x[row] /= self[(row, row)];
            let value = x[row];
            x[..row].iter_mut().zip(self.row(row)).for_each(|(x, factor)| *x -= factor * value);
        }
        x
    }

    /// Returns the inverse of the matrix whose Cholesky factor this is.
    pub(crate) fn inverse(&self) -> Matrix {
        // Row c of `half` is column c of the inverse of the factor.
        let mut half = Matrix::zero(self.size);
        for column in 0..self.size {
            let target = half.row_mut(column);
            target[column] = 1.0 / self[(column, column)];
            for row in column + 1..self.size {
                target[row] = -dot(&self.row(row)[column..row], &target[column..row]) / self[(row, row)];
            }
        }
        let mut inverse = Matrix::zero(self.size);
        for row in 0..self.size {
            for column in 0..=row {
                let value = dot(&half.row(row)[row..], &half.row(column)[row..]);
                inverse[(row, column)] = value;
                inverse[(column, row)] = value;
            }
        }
        inverse
    }

    /// Returns the natural logarithm of the determinant of the matrix whose Cholesky factor this is.
    pub(crate) fn log_determinant(&self) -> f64 {
        (0..self.size).map(|row| 2.0 * self[(row, row)].ln()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::{Matrix, dot};

    fn product(matrix: &Matrix, vector: &[f64]) -> Vec<f64> {
        (0..matrix.size()).map(|row| dot(matrix.row(row), vector)).collect()
    }

    fn example(size: usize) -> Matrix {
        let mut matrix = Matrix::zero(size);
        for row in 0..size {
            for column in 0..size {
                let distance = row.abs_diff(column) as f64;
                matrix[(row, column)] = 0.6f64.powf(distance) + if row == column { 0.1 * row as f64 } else { 0.0 };
            }
        }
        matrix
    }

    #[test]
    fn a_matrix_times_its_inverse_is_the_identity() {
        let matrix = example(29);
        let inverse = matrix.cholesky().unwrap().inverse();
        for column in 0..29 {
            let product = product(&matrix, inverse.row(column));
            for (row, value) in product.into_iter().enumerate() {
                assert!((value - f64::from(u8::from(row == column))).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn a_solution_solves_and_the_determinant_is_that_of_a_small_example() {
        let matrix = example(13);
        let wanted: Vec<f64> = (0..13).map(|place| f64::from(place) - 4.0).collect();
        let solution = matrix.cholesky().unwrap().solve(&product(&matrix, &wanted));
        assert!(solution.iter().zip(&wanted).all(|(a, b)| (a - b).abs() < 1e-9));
        let small = example(2);
        let determinant: f64 = 1.0 * 1.1 - 0.6 * 0.6;
        assert!((small.cholesky().unwrap().log_determinant() - determinant.ln()).abs() < 1e-12);
    }

    #[test]
    fn a_matrix_that_is_not_positive_definite_has_no_factor() {
        let mut matrix = example(3);
        matrix[(2, 2)] = -1.0;
        assert_eq!(matrix.cholesky(), None);
    }
}
